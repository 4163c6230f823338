import { readFileSync } from 'node:fs';

import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, it } from 'vitest';

import { readPptx } from './readPptx.ts';

const deck = readFileSync(new URL('../../documents/samples/deck.pptx', import.meta.url));

it('numbers slides by their order in the presentation, not by their file names', () => {
  const before = readPptx(deck);
  const parts = unzipSync(deck);
  const name = 'ppt/presentation.xml';
  const xml = strFromU8(parts[name] ?? new Uint8Array());
  const slides = xml.match(/<p:sldId [^>]*>/g) ?? [];
  expect(slides.length).toBeGreaterThan(2);
  const reversed = slides.toReversed();
  const moved = xml.replaceAll(/<p:sldId [^>]*>/g, () => reversed.shift() ?? '');
  const after = readPptx(zipSync({ ...parts, [name]: strToU8(moved) }));
  const pages = (passages: typeof before) => passages.map((one) => [one.text, one.page] as const);
  const turned = pages(before).map(([text, page]) => [text, slides.length + 1 - (page ?? 0)] as const);
  expect(pages(after)).toEqual(turned.toSorted(([, a], [, b]) => a - b));
});

it('leaves out hidden slides with their notes', () => {
  const all = readPptx(deck);
  const parts = unzipSync(deck);
  const name = 'ppt/slides/slide2.xml';
  const xml = strFromU8(parts[name] ?? new Uint8Array());
  const hidden = readPptx(zipSync({ ...parts, [name]: strToU8(xml.replace('<p:sld ', '<p:sld show="0" ')) }));
  expect(all.some(({ page }) => page === 2)).toBe(true);
  expect(hidden).toEqual(all.filter(({ page }) => page !== 2));
});
