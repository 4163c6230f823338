import { comparisonMarks, formatScore, valueClass } from '@aval/metrics';

import type { ComparisonCell, ComparisonGroup } from './types.ts';

const scores = [
  ['VPM_global_value_proposition_score', 'Value proposition score', [84.3, 67.2, 62.4, 35.1]],
  ['VPM_market_fit_score', 'Market fit', [92.2, 72.4, 59, 53.3]],
  ['VPM_differentiation_score', 'Differentiation', [73, 49.5, 78.3, 0]],
] as const;

const scoreCells = ([id, , values]: (typeof scores)[number]): ComparisonCell[] => {
  const marks = comparisonMarks(id, values, 'portfolio-compare');
  return values.map((value, index) => ({
    text: formatScore(value),
    band: valueClass(id, value),
    mark: marks[index],
  }));
};

export const comparedNames = ['Solara', 'Puente', 'Kelpa', 'Tendero'] as const;

/** Figures of four startups in two groups. */
export const comparedGroups: readonly ComparisonGroup[] = [
  {
    id: 'value',
    label: 'Value proposition',
    rows: scores.map((row, index) => ({ id: row[0], label: row[1], isStrong: index === 0, cells: scoreCells(row) })),
  },
  {
    id: 'financial',
    label: 'Financial',
    rows: [
      {
        id: 'FEM_burn_rate',
        label: 'Burn multiple',
        hint: 'low is good',
        cells: [
          { text: '1,03', mark: 'better' },
          { text: '1,20', isEstimated: true },
          { text: 'N/A', isMissing: true },
          { text: '3,86', mark: 'worse' },
        ],
      },
    ],
  },
];

/** As many figures as a large portfolio has. */
export function manyGroups(columns: number, rows: number): ComparisonGroup[] {
  const values = (row: number): number[] =>
    Array.from({ length: columns }, (_, column) => ((row * 37 + column * 53) % 1000) / 10);
  return [0, 1, 2, 3].map((group) => ({
    id: String(group),
    label: `Group ${group + 1}`,
    rows: Array.from({ length: rows / 4 }, (_, index) => {
      const row = group * (rows / 4) + index;
      const marks = comparisonMarks('up', values(row), 'portfolio-compare');
      return {
        id: `row-${row}`,
        label: `Metric ${row + 1}`,
        cells: values(row).map((value, column) => ({
          text: formatScore(value),
          band: valueClass('VPM_market_fit_score', value),
          mark: marks[column],
        })),
      };
    }),
  }));
}
