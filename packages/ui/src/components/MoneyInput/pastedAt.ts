interface Place {
  /** Where the caret stands after the edit. */
  caret: number;
  /** Where the selection began when a paste began; null when there was none. */
  pasteStart: number | null;
}

/**
 * Where a text that came at once was put in: pasted, dropped, proposed by a keyboard, or filled in by the browser.
 *
 * @param edit What the browser tells of the edit; nothing when a program made it, which replaces everything.
 * @returns undefined for what is typed or deleted key by key.
 */
export function pastedAt(edit: Partial<InputEvent>, { caret, pasteStart }: Place): number | undefined {
  const { inputType = '', data } = edit;
  // A composition grows letter by letter and tells all of it each time.
  if (inputType.startsWith('delete') || inputType === 'insertCompositionText') return undefined;
  if (inputType === 'insertText')
    return typeof data === 'string' && data.length > 1 ? Math.max(0, caret - data.length) : undefined;
  if (inputType === 'insertFromPaste' && pasteStart !== null) return pasteStart;
  return inputType === 'insertFromDrop' && typeof data === 'string' ? Math.max(0, caret - data.length) : 0;
}
