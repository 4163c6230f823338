import { expect, test } from 'vitest';

import { textsEn } from '../../texts/en.ts';
import { textsEs } from '../../texts/es.ts';
import { puenteHeatmap } from '../shared/fixtures.ts';
import { describeHeatmap } from './describeHeatmap.ts';

test('names the strongest, the weakest and missing cells', () => {
  expect(describeHeatmap(puenteHeatmap('en'), textsEn)).toBe(
    'Strongest of 12: Cash runway (8,0). Weakest: Differentiation (5,0). No data, counted as 5: Burn.',
  );
});

test('is available in Spanish', () => {
  expect(describeHeatmap(puenteHeatmap('es'), textsEs)).toBe(
    'Lo más fuerte de 12: Meses de caja (8,0). Lo más débil: Diferenciación (5,0). Sin datos, cuenta 5: Múltiplo de gasto.',
  );
});

test('does not name a missing value as the strongest', () => {
  const groups = [{ cells: [{ label: 'Burn', value: 5, hasData: false }] }];
  expect(describeHeatmap(groups, textsEn)).toBe('No data, counted as 5: Burn.');
  expect(describeHeatmap([], textsEn)).toBe('No data available to display');
});
