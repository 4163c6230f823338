import { describe, expect, it } from 'vitest';

import { textsEn } from './en.ts';
import { textsEs } from './es.ts';
import { fillText } from './TextsContext.ts';

const parameters = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).toSorted();

describe('the texts of the library', () => {
  it('have no empty text in either language', () => {
    for (const word of [...Object.values(textsEn), ...Object.values(textsEs)]) expect(word.trim()).not.toBe('');
  });

  it('have the same placeholders in both languages', () => {
    const keys = Object.keys(textsEn) as (keyof typeof textsEn)[];
    expect(keys.map((key) => parameters(textsEs[key]))).toEqual(keys.map((key) => parameters(textsEn[key])));
  });

  it('fill placeholders and keep unknown ones', () => {
    expect(fillText(textsEs.pageOf, { x: 2, y: 7 })).toBe('Página 2 de 7');
    expect(fillText('{a} and {b}', { a: 1 })).toBe('1 and {b}');
  });
});
