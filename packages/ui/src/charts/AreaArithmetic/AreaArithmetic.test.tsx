import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { conforms } from '../../testing/conforms.tsx';
import { AreaArithmetic } from './AreaArithmetic.tsx';

const parts = [
  { id: 'health', label: 'Health', weight: 0.4, score: 83.6 },
  { id: 'growth', label: 'Growth', weight: 0.6, score: null },
];

const states = () => screen.getAllByRole('listitem').map((part) => part.dataset['state']);

afterEach(cleanup);

conforms(<AreaArithmetic parts={parts} tone="financial" />);

test('announces name, weight and points', () => {
  render(<AreaArithmetic parts={parts} tone="financial" />);
  const [health, growth] = screen.getAllByRole('listitem');
  expect(health?.textContent).toMatch(/^Health 40\s%33,4 of 40$/);
  expect(growth?.textContent).toMatch(/^Growth 60\s%No data$/);
});

test('highlights the active part, and is dimmed as a whole for another area', () => {
  const onActiveChange = vi.fn<(id: string | null) => void>();
  const props = { parts, tone: 'financial', onActiveChange } as const;
  const { rerender } = render(<AreaArithmetic {...props} activeId="growth" />);
  expect(states()).toEqual(['dimmed', undefined]);
  rerender(<AreaArithmetic {...props} activeId="elsewhere" />);
  expect(states()).toEqual([undefined, undefined]);
  rerender(<AreaArithmetic {...props} activeId="elsewhere" isBehind />);
  expect(states()).toEqual(['dimmed', 'dimmed']);
  fireEvent.pointerEnter(screen.getByText(/Growth/));
  expect(onActiveChange).toHaveBeenLastCalledWith('growth');
  fireEvent.pointerLeave(screen.getByText(/Growth/));
  expect(onActiveChange).toHaveBeenLastCalledWith(null);
});
