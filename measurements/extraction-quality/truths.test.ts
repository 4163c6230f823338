import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { startupField } from '@aval/contract';
import { expect, test } from 'vitest';

import { corpora } from './corpora.ts';
import { type Judgement, judge } from './judge.ts';
import { kinds, languages, type Truth } from './Truth.ts';
import { sample, truths } from './truths.ts';

test.each(Object.values(corpora))('every document of $folder has its truth, and every truth its document', (corpus) => {
  const files = readdirSync(join(import.meta.dirname, corpus.folder));
  expect(Object.keys(corpus.truths).toSorted()).toEqual(files.toSorted());
});

test('the sample contains existing documents', () => {
  expect(Object.keys(truths)).toEqual(expect.arrayContaining([...sample]));
});

test('there are at least 30 documents, of every kind, about half of them in each language', () => {
  const all = Object.values(truths);
  expect(all.length).toBeGreaterThanOrEqual(30);
  expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(kinds));
  for (const wanted of languages) {
    const share = all.filter(({ language }) => language === wanted).length / all.length;
    expect(Math.abs(share - 0.5)).toBeLessThan(0.1);
  }
});

test('a truth contains only fields that documents can fill, within their ranges, and none that is also open', () => {
  for (const { facts, open = {} } of Object.values(corpora).flatMap((corpus): Truth[] =>
    Object.values(corpus.truths),
  )) {
    expect(Object.keys(facts).filter((field) => field in open)).toEqual([]);
    const stated = judge({ kind: 'memo', language: 'en', facts }, []);
    expect(stated.filter(({ field }) => !startupField(field).mappable)).toEqual([]);
    expect(stated.filter((one) => !isInRange(one))).toEqual([]);
  }
});

function isInRange({ field, stated }: Judgement): boolean {
  const { min = -Infinity, max = Infinity } = startupField(field);
  return [stated].flat().every((value) => typeof value !== 'number' || (value >= min && value <= max));
}
