"""GSM8K: prompts, answers from the engine or a server, extraction, scores, reports."""
