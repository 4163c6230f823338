/** How long a message with Undo stays, in milliseconds: enough to read it and to reach the button. */
export const undoDuration = 8000;
