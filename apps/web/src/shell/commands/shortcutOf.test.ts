import { describe, expect, it } from 'vitest';

import { shortcutOf } from './shortcutOf.ts';

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const press = (key: string, held: Partial<typeof none> = {}, isTyping = false) =>
  shortcutOf({ key, ...none, ...held }, isTyping);

describe('shortcutOf', () => {
  it('opens the commands by Ctrl or Command with K, also while typing', () => {
    expect(press('k', { ctrlKey: true })).toBe('palette');
    expect(press('K', { metaKey: true }, true)).toBe('palette');
    expect(press('k', { ctrlKey: true, shiftKey: true })).toBeNull();
    expect(press('k')).toBeNull();
  });

  it('explains itself by ?, whatever the keyboard needs for it, and not while typing', () => {
    expect(press('?', { shiftKey: true })).toBe('help');
    expect(press('?')).toBe('help');
    expect(press('?', { shiftKey: true }, true)).toBeNull();
  });

  it('goes to the search of the page by /, and not while typing', () => {
    expect(press('/', { shiftKey: true })).toBe('search');
    expect(press('/', { ctrlKey: true })).toBeNull();
    expect(press('/', {}, true)).toBeNull();
  });
});
