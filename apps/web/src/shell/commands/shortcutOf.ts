export type Shortcut = 'palette' | 'help' | 'search';

interface Keys {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

/**
 * The shortcut that a key triggers; null for all other keys.
 *
 * @param isTyping Whether a text field has the focus, where characters are input.
 */
export function shortcutOf({ key, ctrlKey, metaKey, altKey, shiftKey }: Keys, isTyping: boolean): Shortcut | null {
  const isCommand = (ctrlKey || metaKey) && !altKey && !shiftKey;
  if (isCommand) return key.toLowerCase() === 'k' ? 'palette' : null;
  if (isTyping || ctrlKey || metaKey) return null;
  if (key === '?') return 'help';
  return key === '/' && !altKey ? 'search' : null;
}
