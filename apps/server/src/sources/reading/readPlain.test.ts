import { expect, it } from 'vitest';

import { readPlain } from './readPlain.ts';

it('reads a text with more lines than the argument limit of a function call', () => {
  const passages = readPlain('Team size: 14\n'.repeat(200_000));
  expect(passages).toHaveLength(200_000);
});

it('reads the columns of years below a head without a label, also where single spaces separate them', () => {
  const text = [
    '                 2024      2025      2026 (fcst)',
    '  Revenue        EUR 0.41m EUR 1.26m EUR 2.3m',
    '  Net margin     -118%     -46%      -20%',
    '  LTV/CAC 5.6x',
  ].join('\n');
  expect(readPlain(text).map(({ cells, text: line }) => cells?.map((cell) => cell.text) ?? line)).toEqual([
    ['', '2024', '2025', '2026 (fcst)'],
    ['Revenue', 'EUR 0.41m', 'EUR 1.26m', 'EUR 2.3m'],
    ['Net margin', '-118%', '-46%', '-20%'],
    'LTV/CAC 5.6x',
  ]);
});
