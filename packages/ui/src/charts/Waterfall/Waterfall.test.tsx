import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { conforms } from '../../testing/conforms.tsx';
import { puente, puenteParts } from '../shared/fixtures.ts';
import { Waterfall } from './Waterfall.tsx';

const props = {
  title: 'How the score adds up',
  parts: puenteParts('en'),
  total: { label: 'Investability', points: puente.score },
  range: puente.range,
};

afterEach(cleanup);

conforms(<Waterfall {...props} />);

test('announces each part with points, maximum and formula', () => {
  render(<Waterfall {...props} />);
  expect(screen.getByRole('img', { name: 'Team: 16,9 of 24, 70,4 × 24 %' })).toBeDefined();
  expect(screen.getByRole('img', { name: 'Investability: 64,8 of 100, 90 % range 61 to 68' })).toBeDefined();
});

test('only outlines an unknown part', () => {
  const [first, ...others] = props.parts.map((part) => ({ ...part, isAssumed: part.id === 'value' }));
  const { container } = render(
    <Waterfall {...props} parts={[first, ...others].filter((part) => part !== undefined)} />,
  );
  expect(container.querySelectorAll('[stroke-dasharray="3 2"]')).toHaveLength(1);
});

test('outlines a limit, and announces what it takes', () => {
  const limit = {
    id: 'cash',
    label: 'Limit: little cash',
    detail: '≤ 45',
    points: -19.8,
    maximum: null,
    tone: 'financial',
  } as const;
  const { container } = render(<Waterfall {...props} parts={[...props.parts, limit]} />);
  expect(screen.getByRole('img', { name: 'Limit: little cash: −19,8, ≤ 45' })).toBeDefined();
  expect(container.querySelectorAll('[stroke-dasharray="3 2"]')).toHaveLength(1);
});

test('ends the announcement of the total with its figure without a range', () => {
  render(<Waterfall {...props} range={null} />);
  expect(screen.getByRole('img', { name: 'Investability: 64,8 of 100' })).toBeDefined();
});

test('reports the active part, and dims the others', () => {
  const onActiveChange = vi.fn<(id: string | null) => void>();
  render(<Waterfall {...props} onActiveChange={onActiveChange} />);
  const market = screen.getByRole('img', { name: /^Market/ });
  fireEvent.focus(market);
  expect(onActiveChange).toHaveBeenLastCalledWith('market');
  expect(screen.getByRole('img', { name: /^Team/ }).dataset['state']).toBe('dimmed');
  expect(market.dataset['state']).toBeUndefined();
});

const shown = () =>
  screen
    .getAllByRole('img')
    .filter((part) => part.dataset['state'] !== 'dimmed')
    .map((part) => part.getAttribute('aria-label')?.split(':')[0]);

test('highlights a part together with the one that counts it again, in both directions', () => {
  const { rerender } = render(<Waterfall {...props} activeId="financial" />);
  expect(shown()).toEqual(['Financial', 'Weakest area again', 'Investability']);
  rerender(<Waterfall {...props} activeId="again" />);
  expect(shown()).toEqual(['Financial', 'Weakest area again', 'Investability']);
});

test('shows the same figures as a table', () => {
  render(<Waterfall {...props} />);
  fireEvent.click(screen.getByRole('button', { name: /View as table/ }));
  expect(screen.getAllByRole('row')).toHaveLength(7);
  expect(screen.getByRole('row', { name: 'Investability 90 % range 61 to 68 64,8 100' })).toBeDefined();
});

test('does not describe missing data', () => {
  render(<Waterfall {...props} parts={[]} status={{ kind: 'loading' }} />);
  expect(screen.queryByText(/add up to/)).toBeNull();
  expect(screen.getByRole('figure').getAttribute('aria-busy')).toBe('true');
});
