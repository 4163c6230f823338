export type Shortcut = 'palette' | 'help' | 'search';

interface Keys {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

/**
 * What a key asks for on any page; null for every other key.
 *
 * @param isTyping the focus is where text is entered: signs are text there.
 */
export function shortcutOf({ key, ctrlKey, metaKey, altKey, shiftKey }: Keys, isTyping: boolean): Shortcut | null {
  const isCommand = (ctrlKey || metaKey) && !altKey && !shiftKey;
  if (isCommand) return key.toLowerCase() === 'k' ? 'palette' : null;
  if (isTyping || ctrlKey || metaKey) return null;
  if (key === '?') return 'help';
  return key === '/' && !altKey ? 'search' : null;
}
