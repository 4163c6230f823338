import { expect, it } from 'vitest';

import { extractFacts } from '../extractFacts.ts';
import { paragraph } from '../layout/passages.ts';
import { dateYears } from './dateYears.ts';

it.each([
  ['29-Aug-16', 2016],
  ['29-ago-16', 2016],
  ['1-Jan-03', 2003],
  ['29 Aug 16', 2016],
  ['29. August 16', 2016],
  ["29 August '16", 2016],
  ['Aug 29, 16', 2016],
  ['29 de agosto de 16', 2016],
  ['3-dic-19', 2019],
  ['ene-21', 2021],
  ['Sept-21', 2021],
  ["Mar '22", 2022],
  ['29/08/16', 2016],
  ['08/29/16', 2016],
  ['29.08.16', 2016],
  ['29-Aug-98', 1998],
  ['29-Aug-26', 2026],
  ['29-Aug-27', 1927],
  ['29-Aug-2016', 2016],
  ['2016-08-29', 2016],
  ['29 de agosto de 2016', 2016],
  ['constituida el 29-ago-16', 2016],
])('%s is of %i', (text, year) => {
  expect([...dateYears(text, 2026)]).toEqual([year]);
  for (const label of ['Founded', 'Foundation date', 'Fecha de constitución', 'Año de fundación']) {
    const [fact, ...others] = extractFacts([paragraph(`${label}: ${text}`, 1)], 2026);
    expect([fact?.field, fact?.value, others]).toEqual(['foundation_year', year, []]);
  }
});

it.each(['Aug 26', '16', '29-16', '12 August', '1.2.3.16', '600 12 34 16', '45/60/16', 'v1.2.16b'])(
  '%s has no year',
  (text) => {
    expect(dateYears(text, 2026).size).toBe(0);
  },
);
