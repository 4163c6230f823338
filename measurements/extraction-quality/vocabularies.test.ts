import { describe, expect, test } from 'vitest';

import { layouts } from './generated/layouts/layouts.ts';
import { type Part, type Parts, parts } from './generated/Parts.ts';

const modules = import.meta.glob<Record<string, unknown>>('./generated/vocabulary/*.ts', { eager: true });
const exported: [string, unknown][] = [
  ...Object.values(modules).flatMap((module) => Object.entries(module)),
  ['layouts', layouts],
];
const vocabularies = exported
  .map(([name, value]): [string, Parts<unknown>[]] => [name, partsIn(value)])
  .filter(([, found]) => found.length > 0);

/** Every vocabulary in an export, whatever it is grouped by. */
function partsIn(value: unknown): Parts<unknown>[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return isParts(value) ? [value] : Object.values(value).flatMap(partsIn);
}

function isParts(value: object): value is Parts<unknown> {
  return parts.every((part) => part in value);
}

/** Entries by what tells them apart: their name if they have one. Case and accents do not. */
function entriesOf(found: readonly Parts<unknown>[], part: Part): Set<string> {
  const entries = found.flatMap((one) => one[part]);
  return new Set(entries.map((entry) => folded(hasName(entry) ? entry.name : JSON.stringify(entry))));
}

function hasName(entry: unknown): entry is { name: string } {
  return typeof entry === 'object' && entry !== null && 'name' in entry;
}

function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
}

test('there are vocabularies of labels, sentences, amounts, layouts and distractors', () => {
  expect(vocabularies.map(([name]) => name)).toEqual(
    expect.arrayContaining(['labels', 'sentences', 'amountStyles', 'layouts', 'distractorRows', 'distractorSentences']),
  );
});

describe.each(vocabularies)('%s', (_, found) => {
  test('has entries in both parts', () => {
    expect(found.filter(({ seen, heldOut }) => seen.length === 0 || heldOut.length === 0)).toEqual([]);
  });

  test('holds out nothing that is seen, in either language', () => {
    const seen = entriesOf(found, 'seen');
    expect([...entriesOf(found, 'heldOut')].filter((entry) => seen.has(entry))).toEqual([]);
  });
});
