import { expect, test } from 'vitest';

import { withLineTables } from './lineTables.ts';
import { paragraph } from './passages.ts';

const restored = (...lines: string[]) =>
  withLineTables(lines.map((line) => paragraph(line, 1))).map(({ text }) => text);

test('restores the rows of a table with one cell per line', () => {
  expect(
    restored(
      'Key figures',
      'Figure',
      'FY2024',
      'FY2025',
      'Orders',
      '2,310',
      '4,150',
      'Net margin',
      '-31%',
      '-18%',
      'Thanks',
    ),
  ).toEqual(['Key figures', 'Figure\tFY2024\tFY2025', 'Orders\t2,310\t4,150', 'Net margin\t-31%\t-18%', 'Thanks']);
});

test('leaves other lines unchanged', () => {
  const lines = ['Revenue', '2025', 'Team', '12'];
  expect(restored(...lines)).toEqual(lines);
  const unlike = ['Figure', '2024', '2025', 'Orders', '2,310', 'growing fast'];
  expect(restored(...unlike)).toEqual(unlike);
});

test('reads each line of a long text a few times only', () => {
  const lines = Array.from({ length: 2000 }, (_, index) => paragraph(`Line ${index}`, 1));
  let looks = 0;
  const watched = new Proxy(lines, {
    get(target, key, receiver) {
      if (typeof key === 'string' && /^\d+$/.test(key)) looks += 1;
      return Reflect.get(target, key, receiver) as unknown;
    },
  });
  expect(withLineTables(watched)).toHaveLength(lines.length);
  expect(looks).toBeLessThan(10 * lines.length);
});
