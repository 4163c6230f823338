import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { conforms } from '../../testing/conforms.tsx';
import { puenteHeatmap } from '../shared/fixtures.ts';
import { RiskHeatmap } from './RiskHeatmap.tsx';

afterEach(cleanup);

conforms(<RiskHeatmap title="Risk heatmap" groups={puenteHeatmap('en')} />);

test('announces cells without data', () => {
  render(<RiskHeatmap title="Risk heatmap" groups={puenteHeatmap('en')} />);
  expect(screen.getByRole('img', { name: 'Burn: 5,0/10, no data, counts 5' })).toBeDefined();
  expect(screen.getByRole('group', { name: 'Financial: 6,4/10' })).toBeDefined();
});

test('has every cell and every mean in its table', () => {
  render(<RiskHeatmap title="Risk heatmap" groups={puenteHeatmap('en')} />);
  fireEvent.click(screen.getByRole('button', { name: /View as table/ }));
  expect(screen.getAllByRole('row')).toHaveLength(17);
  expect(screen.getByRole('row', { name: 'Burn Financial 5,0 (no data)' })).toBeDefined();
});

test('reports when there are no data', () => {
  render(<RiskHeatmap title="Risk heatmap" groups={[]} />);
  expect(screen.getByText('No data available to display')).toBeDefined();
});

const stateOf = (name: string) => screen.getByRole('img', { name }).dataset['state'];

test('highlights the cell or the group that is active elsewhere', () => {
  const { rerender } = render(<RiskHeatmap title="Risk heatmap" groups={puenteHeatmap('en')} activeId="financial" />);
  expect(stateOf('Cash runway: 8,0/10')).toBe('active');
  expect(stateOf('Differentiation: 5,0/10')).toBe('dimmed');
  rerender(<RiskHeatmap title="Risk heatmap" groups={puenteHeatmap('en')} activeId="value-0" />);
  expect(stateOf('Differentiation: 5,0/10')).toBe('active');
  rerender(<RiskHeatmap title="Risk heatmap" groups={puenteHeatmap('en')} activeId="gone" />);
  expect(stateOf('Differentiation: 5,0/10')).toBeUndefined();
});

test('reports the active cell, and when it is left', () => {
  const onActiveChange = vi.fn<(id: string | null) => void>();
  render(<RiskHeatmap title="Risk heatmap" groups={puenteHeatmap('en')} onActiveChange={onActiveChange} />);
  const cell = screen.getByRole('img', { name: 'Cash runway: 8,0/10' });
  fireEvent.focus(cell);
  expect(onActiveChange).toHaveBeenLastCalledWith('financial-0');
  expect(stateOf('Differentiation: 5,0/10')).toBe('dimmed');
  fireEvent.blur(cell);
  expect(onActiveChange).toHaveBeenLastCalledWith(null);
});

test('reaches every cell by keyboard, for groups of any size', () => {
  const [first, second] = puenteHeatmap('en');
  if (first === undefined || second === undefined) throw new Error('The fixture has four groups.');
  render(<RiskHeatmap title="Risk heatmap" groups={[{ ...first, cells: [] }, second]} />);
  const [top, , last] = second.cells.map(({ label }) => screen.getByRole('img', { name: new RegExp(`^${label}`) }));
  expect(top?.tabIndex).toBe(0);
  top?.focus();
  for (let press = 0; press < 2; press += 1)
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(last);
});
