// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { conforms } from '../../testing/conforms.tsx';
import { ChartFrame, type ChartStatus } from './ChartFrame.tsx';

const table = {
  columns: [
    { id: 'name', label: 'Name' },
    { id: 'score', label: 'Score', align: 'end' as const },
  ],
  rows: [{ id: 'puente', cells: ['Puente', '64,8'] }],
};

const frame = (status?: ChartStatus, isBare = false) => (
  <ChartFrame title="Scores" describe={() => 'One startup.'} table={table} height={200} status={status} isBare={isBare}>
    <svg role="img" aria-label="the drawing" />
  </ChartFrame>
);

afterEach(cleanup);

conforms(frame());

test('is a figure with a name and a description', () => {
  render(frame());
  const figure = screen.getByRole('figure', { name: 'Scores' });
  expect(document.getElementById(figure.getAttribute('aria-describedby') ?? '')?.textContent).toBe('One startup.');
});

test('shows its table in place of the drawing and back', () => {
  render(frame());
  fireEvent.click(screen.getByRole('button', { name: 'View as table: Scores' }));
  expect(screen.getByRole('row', { name: 'Puente 64,8' })).toBeDefined();
  expect(screen.queryByRole('img')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'View as chart: Scores' }));
  expect(screen.getByRole('img', { name: 'the drawing' })).toBeDefined();
});

test('keeps the description for assistive technology when bare', () => {
  render(frame(undefined, true));
  expect(screen.getByText('One startup.')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test('says what failed and offers to try again', () => {
  const onRetry = vi.fn<() => void>();
  render(frame({ kind: 'error', title: 'Error loading startup data', text: 'The server did not answer.', onRetry }));
  expect(screen.getByRole('alert').textContent).toContain('Error loading startup dataThe server did not answer.');
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('has nothing to toggle without data', () => {
  render(frame({ kind: 'empty' }));
  expect(screen.getByText('No data')).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /View as table/ }).disabled).toBe(true);
});
