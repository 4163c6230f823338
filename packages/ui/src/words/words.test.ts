import { describe, expect, it } from 'vitest';

import { wordsEn } from './en.ts';
import { wordsEs } from './es.ts';
import { fillWords } from './WordsContext.ts';

const parameters = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).toSorted();

describe('the texts of the library', () => {
  it('have no empty text in either language', () => {
    for (const word of [...Object.values(wordsEn), ...Object.values(wordsEs)]) expect(word.trim()).not.toBe('');
  });

  it('have the same placeholders in both languages', () => {
    const keys = Object.keys(wordsEn) as (keyof typeof wordsEn)[];
    expect(keys.map((key) => parameters(wordsEs[key]))).toEqual(keys.map((key) => parameters(wordsEn[key])));
  });

  it('fill placeholders and keep unknown ones', () => {
    expect(fillWords(wordsEs.pageOf, { x: 2, y: 7 })).toBe('Página 2 de 7');
    expect(fillWords('{a} and {b}', { a: 1 })).toBe('1 and {b}');
  });
});
