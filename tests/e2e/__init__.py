"""The whole program from outside: its own command lines on the bundled model."""
