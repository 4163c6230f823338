import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

test('switches between drawing and table', () => {
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

test('reports the failure and offers a retry', () => {
  const onRetry = vi.fn<() => void>();
  render(frame({ kind: 'error', title: 'Error loading startup data', text: 'The server did not answer.', onRetry }));
  expect(screen.getByRole('alert').textContent).toContain('Error loading startup dataThe server did not answer.');
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('reports a failed export until the next attempt', async () => {
  const user = userEvent.setup();
  const failing = vi.fn<() => typeof table>(() => {
    throw new RangeError('no table');
  });
  render(
    <ChartFrame title="Scores" describe={() => 'One startup.'} table={failing} height={200}>
      <svg role="img" aria-label="the drawing" />
    </ChartFrame>,
  );
  const save = async () => {
    await user.click(screen.getByRole('button', { name: 'Export: Scores' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Table (CSV)' }));
  };
  await save();
  expect((await screen.findByRole('alert')).textContent).toBe('Could not export. Try again.');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Export: Scores' }));
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:', revokeObjectURL: () => undefined });
  failing.mockReturnValue(table);
  await save();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  vi.unstubAllGlobals();
});

test('has nothing to toggle without data', () => {
  render(frame({ kind: 'empty' }));
  expect(screen.getByText('No data')).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /View as table/ }).disabled).toBe(true);
});
