import { expect, it } from 'vitest';

import { inSentence } from './inSentence.ts';

it.each([
  ['Team Size', 'en', 'team size'],
  ['Coste de adquisición (CAC)', 'es', 'coste de adquisición (CAC)'],
  ['Índice HHI', 'es', 'índice HHI'],
  ['LTV/CAC', 'en', 'LTV/CAC'],
] as const)('writes %s inside a sentence', (label, locale, written) => {
  expect(inSentence(label, locale)).toBe(written);
});
