import { describe, expect, it } from 'vitest';

import { shortcutOf } from './shortcutOf.ts';

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const press = (key: string, held: Partial<typeof none> = {}, isTyping = false) =>
  shortcutOf({ key, ...none, ...held }, isTyping);

describe('shortcutOf', () => {
  it('opens the palette on Ctrl+K or Command+K, even while typing', () => {
    expect(press('k', { ctrlKey: true })).toBe('palette');
    expect(press('K', { metaKey: true }, true)).toBe('palette');
    expect(press('k', { ctrlKey: true, shiftKey: true })).toBeNull();
    expect(press('k')).toBeNull();
  });

  it('opens the help on ?, on any keyboard layout, but not while typing', () => {
    expect(press('?', { shiftKey: true })).toBe('help');
    expect(press('?')).toBe('help');
    expect(press('?', { shiftKey: true }, true)).toBeNull();
  });

  it('focuses the search field on /, but not while typing', () => {
    expect(press('/', { shiftKey: true })).toBe('search');
    expect(press('/', { ctrlKey: true })).toBeNull();
    expect(press('/', {}, true)).toBeNull();
  });
});
