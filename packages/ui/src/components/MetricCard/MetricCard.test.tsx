import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { conforms } from '../../testing/conforms.tsx';
import { MetricCard } from './MetricCard.tsx';

afterEach(cleanup);

conforms(<MetricCard title="Cash runway" value="9" unit="months" bullet={{ value: 9, benchmark: 12 }} />);

test('is an article with the name of its metric', () => {
  render(<MetricCard title="Cash runway" value="9" />);
  expect(screen.getByRole('article', { name: 'Cash runway' })).toBeDefined();
});

test.each([
  [true, 'Met · healthy from 12 months'],
  [false, 'Missed · healthy from 12 months'],
  [null, 'Estimate · healthy from 12 months'],
])('shows whether the benchmark is met (%s)', (isMet, text) => {
  const { container } = render(
    <MetricCard title="Cash runway" value="9" verdict={{ isMet, text: 'healthy from 12 months' }} />,
  );
  expect(container.textContent).toContain(text);
});

test('shows a missing figure', () => {
  render(<MetricCard title="Revenue growth" value={null} unit="%" />);
  expect(screen.getByText('N/A')).toBeDefined();
  expect(screen.queryByText('%')).toBeNull();
});

test('opens its explanation', () => {
  const onInfo = vi.fn<() => void>();
  render(<MetricCard title="Cash runway" value="9" onInfo={onInfo} />);
  fireEvent.click(screen.getByRole('button', { name: 'More information about Cash runway' }));
  expect(onInfo).toHaveBeenCalledOnce();
});

test('reports when it is active, by pointer and by focus, and shows it', () => {
  const onActiveChange = vi.fn<(isActive: boolean) => void>();
  render(
    <MetricCard title="Cash runway" value="9" isActive onActiveChange={onActiveChange} onInfo={() => undefined} />,
  );
  const card = screen.getByRole('article');
  expect(card.dataset['state']).toBe('active');
  fireEvent.pointerEnter(card);
  expect(onActiveChange).toHaveBeenLastCalledWith(true);
  fireEvent.pointerLeave(card);
  expect(onActiveChange).toHaveBeenLastCalledWith(false);
  fireEvent.focus(screen.getByRole('button'));
  expect(onActiveChange).toHaveBeenLastCalledWith(true);
  fireEvent.blur(screen.getByRole('button'));
  expect(onActiveChange).toHaveBeenLastCalledWith(false);
});
