/** Milliseconds that a message with Undo stays: long enough to read it and to reach its button. */
export const undoDuration = 8000;
