import { expect, test } from 'vitest';

import { periodOf } from '../values/periods.ts';
import { pastColumns } from './columnsOfTime.ts';

const latest = (field: 'team_size' | 'revenue', ...heads: string[]) =>
  pastColumns(
    heads.map((head) => ({ head, ...periodOf(head) })),
    [field],
    2026,
  )[0]?.head;

test.each([
  ['the later month of two years', 'sep 2026', ['sep 2025', 'sep 2026', 'target']],
  ['the later month, whatever the order', '2026-05', ['2026-05', '2026-04', '2025-05']],
  ['a quarter, not the budget', 'q1 2026', ['q4 2025', 'q1 2026', 'q2 2026 budget']],
  ['the month before the forecast', 'mar 2026', ['feb 2026', 'mar 2026', 'abr 2026 (prevision)']],
  ['part of this year after the closed one', '1s 2026', ['2025', '1s 2026', '2026']],
  ['the last closed year', 'fy25 actual', ['fy24 actual', 'fy25 actual', 'fy26 budget']],
  ['no part of a year that is planned to its end', 'q4 2025', ['q4 2025', 'q2 2026', 'q4 2026']],
  ['no later year', undefined, ['jan 2027', 'feb 2027']],
])('reads a count from %s', (_, head, heads) => {
  expect(latest('team_size', ...heads)).toBe(head);
});

test('reads revenue from whole years only', () => {
  expect(latest('revenue', '2024', '2025', 'h1 2026')).toBe('2025');
  expect(latest('revenue', 'jul 2026', 'aug 2026')).toBeUndefined();
  expect(latest('revenue', 'fy23', 'fy24 actual', 'fy25 actual', 'fy26e')).toBe('fy25 actual');
});
