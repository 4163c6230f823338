import { expect, it } from 'vitest';

import { usualSource } from './usualSource.ts';

const stated = (text: string) => ({ kind: 'stated', text }) as const;

it('is the statement behind most values', () => {
  const [ana, luis] = [stated('Entered by Ana'), stated('Entered by Luis')];
  expect(usualSource([luis, ana, luis, ana, luis, null, undefined])).toBe('Entered by Luis');
});

it('is no document, however many values it has', () => {
  const deck = { kind: 'document', text: 'deck.pdf' } as const;
  expect(usualSource([deck, deck, deck, deck])).toBeNull();
});

it('needs more than two values', () => {
  expect(usualSource([stated('Stated'), stated('Stated')])).toBeNull();
  expect(usualSource([])).toBeNull();
});
