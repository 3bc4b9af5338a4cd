"""Training of DSPARK drafts; nothing that serves imports it."""
