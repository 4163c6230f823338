import { describe, expect, it } from 'vitest';

import { truncate } from './truncate.ts';

describe('truncate', () => {
  it('returns a text that fits', () => {
    expect(truncate('short', 5)).toBe('short');
  });

  it('truncates at a word and never exceeds the length', () => {
    expect(truncate('one two three four', 15)).toBe('one two three…');
    expect(truncate('x'.repeat(300), 120)).toHaveLength(120);
  });

  it('does not split a surrogate pair', () => {
    expect(truncate('🚀'.repeat(10), 4)).toBe('🚀🚀🚀…');
  });

  it.each([null, undefined, '', '   '])('is null for %j', (text) => {
    expect(truncate(text, 10)).toBeNull();
  });
});
