import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { DayInput } from './DayInput.tsx';

afterEach(cleanup);

function show(value: string) {
  const onDayChange = vi.fn<(day: string) => void>();
  const { rerender } = render(<DayInput aria-label="Day" value={value} max="2026-11-02" onDayChange={onDayChange} />);
  const input = screen.getByLabelText<HTMLInputElement>('Day');
  return { input, onDayChange, rerender };
}

it('reports whole days, and keeps a year that is half typed to itself', () => {
  const { input, onDayChange } = show('2026-06-30');
  fireEvent.change(input, { target: { value: '0202-06-30' } });
  expect(onDayChange).not.toHaveBeenCalled();
  expect(input.value).toBe('0202-06-30');
  fireEvent.change(input, { target: { value: '2025-06-30' } });
  expect(onDayChange).toHaveBeenLastCalledWith('2025-06-30');
  fireEvent.change(input, { target: { value: '' } });
  expect(onDayChange).toHaveBeenLastCalledWith('');
});

it('is bounded, and follows another value', () => {
  const { input, onDayChange, rerender } = show('2026-06-30');
  expect([input.min, input.max]).toEqual(['2000-01-01', '2026-11-02']);
  rerender(<DayInput aria-label="Day" value="2026-05-01" onDayChange={onDayChange} />);
  expect(input.value).toBe('2026-05-01');
});
