import { startupField, startupFieldIds } from '@aval/contract';
import { describe, expect, test } from 'vitest';

import { textOf } from '../../apps/server/src/extraction/layout/passages.ts';
import { isExtension, readFile } from '../../apps/server/src/sources/reading/readers.ts';
import { type Generated, generateDocument } from './generated/generateDocument.ts';
import { inventStartup } from './generated/inventStartup.ts';
import { layouts } from './generated/layouts/layouts.ts';
import { printAmount, printNumber } from './generated/numbers.ts';
import { parts } from './generated/Parts.ts';
import { randomFrom } from './generated/random.ts';
import { languages } from './Truth.ts';

const seeds = Array.from({ length: 120 }, (_, index) => index + 1);

/** White space differs between formats: lines wrap, and cells are apart. */
function packed(text: string): string {
  return text.replaceAll(/\s/g, '').toLowerCase();
}

function unstated({ stated }: Generated, text: string): string[] {
  return stated.filter((words) => !packed(text).includes(packed(words)));
}

describe.each(parts)('generated documents, %s', (part) => {
  const documents = seeds.map((seed) => generateDocument(part, seed));

  test('have the same bytes for the same seed, and others for another', () => {
    const again = seeds.map((seed) => generateDocument(part, seed));
    expect(again.map(hexOf)).toEqual(documents.map(hexOf));
    expect(new Set(documents.map(hexOf)).size).toBe(seeds.length);
  });

  test('contain their truth', () => {
    for (const document of documents) {
      expect(document.stated).toHaveLength(Object.keys(document.truth.facts).length);
      expect(document.stated.length).toBeGreaterThan(2);
      expect({ file: document.file, unstated: unstated(document, document.text) }).toMatchObject({ unstated: [] });
    }
  });

  test('contain it in the format too', async () => {
    for (const document of documents) {
      const { format, bytes, file } = document;
      const text = isExtension(format)
        ? textOf((await readFile(format, bytes)).passages)
        : Buffer.from(bytes).toString('utf8');
      expect({ file, unstated: unstated(document, text) }).toMatchObject({ unstated: [] });
    }
  });

  test('state facts that documents can fill, within their ranges', () => {
    for (const { truth } of documents) {
      const values = startupFieldIds.flatMap((id) => {
        const value = truth.facts[id];
        return typeof value === 'number' ? [{ ...startupField(id), value }] : [];
      });
      expect(values.filter(({ mappable }) => !mappable)).toEqual([]);
      expect(values.filter(({ value, min = -Infinity, max = Infinity }) => value < min || value > max)).toEqual([]);
    }
  });

  test('come in every layout and both languages', () => {
    expect(new Set(documents.map(({ layout }) => layout))).toEqual(new Set(layouts[part].map(({ name }) => name)));
    expect(new Set(documents.map(({ truth }) => truth.language))).toEqual(new Set(languages));
  });
});

function hexOf({ bytes }: Generated): string {
  return Buffer.from(bytes).toString('hex');
}

test('an invented startup has facts that fit each other', () => {
  for (const seed of seeds) {
    const startup = inventStartup(randomFrom(seed), 'en', 'seen');
    expect(startup.target_segment_size).toBeLessThanOrEqual(startup.total_market_size);
    expect(startup.revenue).toBeLessThanOrEqual(startup.target_segment_size * 1e6);
    expect(startup.lifetime_value).toBeGreaterThan(startup.customer_acquisition_cost);
    expect(startup.team_size).toBeGreaterThan(startup.founder_count);
    expect(startup.years.at(-1)).toMatchObject({ revenue: startup.revenue, margin: startup.profit_margin });
  }
});

test('numbers follow the custom of the language', () => {
  expect(printNumber(1_234_567.5, 'en')).toBe('1,234,567.5');
  expect(printNumber(-1234.25, 'es')).toBe('-1.234,25');
  expect(printNumber(1_200_000, 'es', { separator: ' ' })).toBe('1 200 000');
});

test('amounts are written in the unit of their size', () => {
  const style = {
    name: 'compact',
    full: { en: '€#', es: '# €' },
    thousand: { en: '€#k', es: '# k€' },
    million: { en: '€#M', es: '# M€' },
    millionFrom: 1e6,
    billion: '€#bn',
  };
  expect([22.5, 9400, 42_000, 1_200_000, 1.2e9].map((euros) => printAmount(euros, 'en', style))).toEqual([
    '€22.50',
    '€9,400',
    '€42k',
    '€1.2M',
    '€1.2bn',
  ]);
  expect([42_000, 1_200_000, 1.2e9].map((euros) => printAmount(euros, 'es', style))).toEqual([
    '42 k€',
    '1,2 M€',
    '1.200 M€',
  ]);
});
