import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { conforms } from '../../testing/conforms.tsx';
import { ComparisonTable } from './ComparisonTable.tsx';
import { comparedGroups, comparedNames, manyGroups } from './fixtures.ts';

afterEach(cleanup);

const figures = () => within(rowOf(/^Metric 1\b/)).getAllByRole('cell');

/** Simulates columns of 100 px of which five fit. */
function scrollTo(left: number): void {
  const scroller = screen.getByRole('region', { name: 'Comparison' });
  const cells = scroller.querySelectorAll('thead > tr > *');
  for (const cell of cells) Object.defineProperty(cell, 'offsetWidth', { configurable: true, value: 100 });
  Object.defineProperty(scroller, 'clientWidth', { configurable: true, value: 500 });
  scroller.scrollLeft = left;
  fireEvent.scroll(scroller);
}

/** Each idle callback renders a few more columns and schedules the next. */
function later(): void {
  for (let turn = 0; turn < 20; turn += 1) {
    act(() => {
      vi.runAllTimers();
    });
  }
}

const columns = comparedNames.map((name) => ({ id: name, label: name, head: name }));
const element = <ComparisonTable label="Comparison" columns={columns} groups={comparedGroups} />;

conforms(element);

const rowOf = (name: RegExp) => screen.getByRole('row', { name });

test('names each column and each row', () => {
  render(element);
  expect(screen.getAllByRole('columnheader').map((head) => head.getAttribute('aria-label'))).toEqual([
    ...comparedNames,
  ]);
  expect(screen.getByRole('rowheader', { name: /Burn multiple/ }).textContent).toContain('low is good');
});

test('announces band, mark, estimate and missing values as text', () => {
  render(element);
  const differentiation = within(rowOf(/^Differentiation/)).getAllByRole('cell');
  expect(differentiation.map(({ textContent }) => textContent)).toEqual([
    'Upper73,0',
    'Middle49,5',
    'Top78,3better',
    'Zero0,0worse',
  ]);
  const burn = within(rowOf(/^Burn multiple/)).getAllByRole('cell');
  expect(burn.map(({ textContent }) => textContent)).toEqual(['1,03better', '≈ 1,20', 'N/A', '3,86worse']);
});

test('collapses and expands a group', () => {
  render(element);
  const fold = screen.getByRole('button', { name: 'Value proposition' });
  fireEvent.click(fold);
  expect(fold.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('row', { name: /^Market fit/ })).toBeNull();
  fireEvent.click(fold);
  expect(rowOf(/^Market fit/)).toBeDefined();
});

test('reports requests for order, chart and explanation of a row', () => {
  const [onSort, onChart, onInfo] = [
    vi.fn<(id: string) => void>(),
    vi.fn<(id: string) => void>(),
    vi.fn<(id: string) => void>(),
  ];
  render(
    <ComparisonTable
      label="Comparison"
      columns={columns}
      groups={comparedGroups}
      sort={{ rowId: 'FEM_burn_rate', order: 'ascending' }}
      onSort={onSort}
      onChart={onChart}
      onInfo={onInfo}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Market fit' }));
  fireEvent.click(screen.getByRole('button', { name: 'Chart of Market fit' }));
  fireEvent.click(screen.getByRole('button', { name: 'More information about Market fit' }));
  for (const asked of [onSort, onChart, onInfo]) expect(asked).toHaveBeenCalledExactlyOnceWith('VPM_market_fit_score');
  expect(screen.getByRole('rowheader', { name: /Burn multiple/ }).getAttribute('aria-sort')).toBe('ascending');
});

test('becomes a scroll region with many columns', () => {
  const many = Array.from({ length: 50 }, (_, index) => ({ id: String(index), label: `S${index}`, head: `S${index}` }));
  const { container } = render(<ComparisonTable label="Comparison" columns={many} groups={manyGroups(50, 4)} />);
  expect(container.querySelectorAll('tbody th[scope=row]')).toHaveLength(4);
  expect(container.firstElementChild?.getAttribute('data-columns')).toBe('many');
});

describe('a table of very many columns', () => {
  const count = 50;
  const many = Array.from({ length: count }, (_, index) => ({
    id: String(index),
    label: `S${index}`,
    head: `S${index}`,
  }));
  const groups = manyGroups(count, 4);
  const lead = { id: 'lead', label: 'Score', cells: many.map(({ id }) => `lead ${id}`) };
  const table = (columns = many) => (
    <ComparisonTable label="Comparison" columns={columns} groups={groups} lead={lead} />
  );

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test('renders visible columns immediately, and finally all of them', () => {
    const { container } = render(table());
    expect(figures()).toHaveLength(12);
    expect(container.querySelector('tbody td[colspan]')?.getAttribute('colspan')).toBe('38');
    later();
    expect(figures()).toHaveLength(count);
    expect(screen.getByText('lead 49')).toBeDefined();
    expect(container.querySelector('tbody td[colspan]')).toBeNull();
  });

  test('renders the columns scrolled into view before the others', () => {
    render(table());
    scrollTo(4500);
    expect(screen.getByText('lead 49')).toBeDefined();
    scrollTo(0);
    expect(screen.getByText('lead 0')).toBeDefined();
  });

  test('keeps its scroll position after sorting and renders that part first', () => {
    const { rerender } = render(table());
    later();
    scrollTo(2000);
    rerender(table(many.toReversed()));
    expect(figures()).toHaveLength(6);
    later();
    expect(figures()).toHaveLength(count);
  });

  test('keeps rendered columns when only their headers change', () => {
    const { rerender } = render(table());
    later();
    rerender(table(many.map((column) => ({ ...column, head: 'other' }))));
    expect(figures()).toHaveLength(count);
  });
});
