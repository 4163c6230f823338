interface Place {
  /** Position of the caret after the edit. */
  caret: number;
  /** Start of the selection at the start of a paste; null without a paste. */
  pasteStart: number | null;
}

/**
 * Index at which a text was inserted as a whole: pasted, dropped, suggested by a keyboard, or autofilled by the
 * browser.
 *
 * @param edit The browser's input event; empty for a programmatic change, which replaces everything.
 * @returns undefined for typing and deleting key by key.
 */
export function pastedAt(edit: Partial<InputEvent>, { caret, pasteStart }: Place): number | undefined {
  const { inputType = '', data } = edit;
  // A composition grows letter by letter, and each event contains all of it.
  if (inputType.startsWith('delete') || inputType === 'insertCompositionText') return undefined;
  if (inputType === 'insertText')
    return typeof data === 'string' && data.length > 1 ? Math.max(0, caret - data.length) : undefined;
  if (inputType === 'insertFromPaste' && pasteStart !== null) return pasteStart;
  return inputType === 'insertFromDrop' && typeof data === 'string' ? Math.max(0, caret - data.length) : 0;
}
