import { describe, expect, it } from 'vitest';

import { cutAt } from './cutAt.ts';

describe('cutAt', () => {
  it('leaves a text that fits', () => {
    expect(cutAt('short', 5)).toBe('short');
  });

  it('cuts at a word and never exceeds the length', () => {
    expect(cutAt('one two three four', 15)).toBe('one two three…');
    expect(cutAt('x'.repeat(300), 120)).toHaveLength(120);
  });

  it('does not break a character of two halves', () => {
    expect(cutAt('🚀'.repeat(10), 4)).toBe('🚀🚀🚀…');
  });

  it.each([null, undefined, '', '   '])('is null for %j', (text) => {
    expect(cutAt(text, 10)).toBeNull();
  });
});
