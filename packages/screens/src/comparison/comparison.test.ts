import { describe, expect, it } from 'vitest';

import { comparedById, comparedGroups } from '../selectors/comparedMetrics.ts';
import { comparedRows, signedChange } from '../selectors/comparedRows.ts';
import { orderColumns } from '../selectors/orderColumns.ts';
import { calculationOn } from '../testing/fixtures.ts';
import type { CompareState } from './compareState.ts';
import { carryForward } from './portfolio/carryForward.ts';
import { comparedStartups, inChosenOrder } from './portfolio/comparedStartups.ts';

const early = calculationOn(1, '2026-01-10T08:00:00Z', { cash_runway_months: 12 });
const late = calculationOn(2, '2026-03-04T10:31:05Z', { cash_runway_months: 9, customer_acquisition_cost: 100 });
const options = { mode: 'portfolio-compare', locale: 'en', lowIsGood: 'low is good' } as const;

const metric = (id: string) => {
  const found = comparedById(id);
  if (!found) throw new RangeError(`There is no metric ${id}.`);
  return found;
};

const rowOf = (id: string, groups: ReturnType<typeof comparedRows>) =>
  groups.flatMap(({ rows }) => rows).find((row) => row.id === id);

describe('the rows', () => {
  it('start each area with its score, and put LTV/CAC after the two amounts that it is made of', () => {
    const groups = comparedGroups('general');
    expect(groups.map(({ area, metrics }) => [area, metrics[0]?.id])).toEqual([
      ['value', 'VPM_global_value_proposition_score'],
      ['financial', 'FEM_global_financial_score'],
      ['market', 'MEM_global_market_score'],
      ['team', 'TRM_global_team_resources_score'],
    ]);
    const financial = groups[1]?.metrics.map(({ id }) => id) ?? [];
    expect(financial[financial.indexOf('FEM_customer_acquisition_cost') + 1]).toBe('LTV_CAC');
    expect(groups.flatMap(({ metrics }) => metrics)).toHaveLength(35);
  });

  it('contain only the metrics of the tab', () => {
    const ids = comparedGroups('corporate').flatMap(({ metrics }) => metrics.map(({ id }) => id));
    expect(ids).toHaveLength(10);
    expect(ids.every((id) => id.startsWith('COR_'))).toBe(true);
  });

  it('mark the best value, use the shared formatter, and show missing values', () => {
    const rows = comparedRows(comparedGroups('general'), [early, late, null], options);
    expect(rowOf('FEM_cash_runway', rows)).toMatchObject({
      label: 'Cash runway, months',
      cells: [
        { text: '12', mark: 'better', band: null },
        { text: '9', mark: 'worse' },
        { text: 'N/A', mark: null, isMissing: true },
      ],
    });
    expect(rowOf('FEM_customer_acquisition_cost', rows)).toMatchObject({
      hint: 'low is good',
      cells: [{ text: '50\u00a0€', mark: 'better' }, { text: '100\u00a0€', mark: 'worse' }, { isMissing: true }],
    });
    expect(rowOf('LTV_CAC', rows)?.cells.map(({ text }) => text)).toEqual(['4,00', '2,00', 'N/A']);
  });

  it('leave out hidden rows and, on request, rows with equal values', () => {
    const hidden = new Set(['FEM_cash_runway']);
    const rows = comparedRows(comparedGroups('general'), [early, late], { ...options, hidden, onlyDifferences: true });
    expect(rowOf('FEM_cash_runway', rows)).toBeUndefined();
    expect(rowOf('TRM_team_size', rows)).toBeUndefined();
    expect(rowOf('LTV_CAC', rows)).toBeDefined();
    expect(rows.map(({ id }) => id)).not.toContain('team');
  });

  it('treat two figures as equal when they print the same', () => {
    const id = 'VPM_market_fit_score';
    const versions = [
      { ...early, [id]: 60.04 },
      { ...early, [id]: 59.96 },
      { ...early, [id]: 59 },
    ];
    const rows = comparedRows(comparedGroups('general'), versions, { ...options, mode: 'startup-evolution' });
    expect(rowOf(id, rows)?.cells).toMatchObject([
      { text: '60,0', mark: 'equal', note: '' },
      { text: '60,0', mark: 'better', note: '+1,0' },
      { text: '59,0', mark: null },
    ]);
  });

  it('format a change with its sign', () => {
    expect([signedChange(64.8, 65.8), signedChange(64.8, 57.3), signedChange(1, 1)]).toEqual(['−1,0', '+7,5', '']);
  });
});

describe('an estimate', () => {
  it('is never the best or worst of its row, and does not make another value the best', () => {
    const guessed = { ...late, FEM_debt_to_equity: 0, estimated: ['FEM_debt_to_equity'] } as typeof late;
    const [low, high] = [0.5, 2].map((value) => ({ ...early, FEM_debt_to_equity: value, estimated: [] }));
    const cells = (columns: (typeof late | undefined)[]) =>
      rowOf(
        'FEM_debt_to_equity',
        comparedRows(
          comparedGroups('general'),
          columns.map((column) => column ?? null),
          options,
        ),
      )?.cells.map(({ mark }) => mark);
    expect(cells([guessed, low, high])).toEqual([null, 'better', 'worse']);
    expect(cells([guessed, low])).toEqual([null, null]);
  });
});

describe('the columns', () => {
  it('are sorted by a value, with unknown values last in both directions', () => {
    const values = [3, null, 9, 5];
    expect(orderColumns(values, (value) => value, 'descending')).toEqual([9, 5, 3, null]);
    expect(orderColumns(values, (value) => value, 'ascending')).toEqual([3, 5, 9, null]);
  });

  it('show the newest calculation, or the selected one', () => {
    const startups = [
      { id: 7, name: 'Puente', open_contradictions: 0, calculations: [late, early] },
      { id: 8, name: 'Nada', open_contradictions: 0, calculations: [] },
    ];
    const shown = (chosen: [number, number][]) =>
      comparedStartups(startups, new Map(chosen)).map(({ calculation }) => calculation?.id ?? null);
    expect(shown([])).toEqual([2, null]);
    expect(shown([[7, 1]])).toEqual([1, null]);
    expect(shown([[7, 99]])).toEqual([2, null]);
  });
});

describe('the chart', () => {
  it('carries a value forward between the dates of an item', () => {
    const other = calculationOn(3, '2026-02-01T00:00:00Z', { cash_runway_months: 5 });
    expect(carryForward(metric('FEM_cash_runway'), [[late, early], [other]])).toEqual({
      dates: [early.calculation_date, other.calculation_date, late.calculation_date],
      values: [
        [12, 12, 9],
        [null, 5, 5],
      ],
      measured: [
        [true, false, true],
        [false, true, false],
      ],
    });
  });

  it('has no dates when there are no values', () => {
    expect(carryForward(metric('FEM_cash_runway'), [[]])).toEqual({ dates: [], values: [[]], measured: [[]] });
  });
});

describe('the order', () => {
  it('of columns is by score, with unevaluated startups last', () => {
    const low = { ...early, id: 11, IE_investability_score: 40 };
    const high = { ...late, id: 12, IE_investability_score: 70 };
    const listed = comparedStartups(
      [
        { id: 1, name: 'Unknown', open_contradictions: 0, calculations: [] },
        { id: 2, name: 'Low', open_contradictions: 0, calculations: [low] },
        { id: 3, name: 'High', open_contradictions: 0, calculations: [high] },
      ],
      new Map(),
    );
    const names = (order: CompareState['order']) =>
      inChosenOrder(listed, { sort: 'IE_investability_score', order }).map(({ name }) => name);
    expect(names('descending')).toEqual(['High', 'Low', 'Unknown']);
    expect(names('ascending')).toEqual(['Low', 'High', 'Unknown']);
  });
});
