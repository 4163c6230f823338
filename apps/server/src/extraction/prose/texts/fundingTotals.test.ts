import { expect, test } from 'vitest';

import { extractFacts } from '../../extractFacts.ts';
import { paragraph } from '../../layout/passages.ts';

const raisedIn = (text: string) =>
  extractFacts([paragraph(text, 1)], 2026).find(({ field }) => field === 'funding_raised')?.value;

test.each([
  ['Yes: 300k from angels in 2021, 1.5M seed in 2023, so €1.8M in total.', 1_800_000],
  ['We raised 350k seed and 1.1M in grants, 1.45M in total.', 1_450_000],
  ['Raised so far: 2.6m (seed 2m + pre-seed 0.6m).', 2_600_000],
  ['Funding: €2m seed (2023) + €6m Series A (2025) = €8m', 8_000_000],
  ['Levantado: 400k preseed + 1,5M seed (1,9M total)', 1_900_000],
  ['Hemos levantado 500k en preseed y 1,2M en seed; en total, 1,7M.', 1_700_000],
  ['The deal takes the total it has raised since it was set up in 2022 to €4.35 million.', 4_350_000],
  ['Equity raised since incorporation amounts to €5.6m; there is also an undrawn RCF of €1m.', 5_600_000],
  ['Capital aportado por los inversores desde el inicio: 1,9 MM EUR.', 1_900_000],
])('takes the total of what was raised: %s', (text, total) => {
  expect(raisedIn(text)).toBe(total);
});

test.each(['Raised: 350k pre-seed + 1.2M seed', 'Seed and series A: we are raising 1M and 2M, 3M in total.'])(
  'takes none of several amounts: %s',
  (text) => {
    expect(raisedIn(text)).toBeUndefined();
  },
);
