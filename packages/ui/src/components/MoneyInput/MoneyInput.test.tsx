// @vitest-environment jsdom

import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { conformsControl } from '../../testing/conformsControl.tsx';
import { MoneyInput } from './MoneyInput.tsx';

afterEach(cleanup);

describe('MoneyInput', () => {
  conformsControl(<MoneyInput aria-label="Funding" value={1200} />, 'textbox');

  it('groups thousands while they are typed and reports the amount', async () => {
    const onValueChange = vi.fn<(value: number | null) => void>();
    render(<MoneyInput aria-label="Funding" onValueChange={onValueChange} />);
    const input = screen.getByRole<HTMLInputElement>('textbox');
    await userEvent.type(input, '1200000');
    expect(input.value).toBe('1.200.000');
    expect(onValueChange).toHaveBeenLastCalledWith(1_200_000);
  });

  it('keeps the caret at its digit in the middle of the amount', async () => {
    render(<MoneyInput aria-label="Funding" defaultValue={1_200_000} />);
    const input = screen.getByRole<HTMLInputElement>('textbox');
    await userEvent.type(input, '5', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect(input.value).toBe('15.200.000');
    expect(input.selectionStart).toBe(2);
  });

  it('reports null when emptied', async () => {
    const onValueChange = vi.fn<(value: number | null) => void>();
    render(<MoneyInput aria-label="Funding" defaultValue={5} onValueChange={onValueChange} />);
    await userEvent.clear(screen.getByRole('textbox'));
    expect(onValueChange).toHaveBeenLastCalledWith(null);
  });

  it('takes an amount that comes from outside', () => {
    const { rerender } = render(<MoneyInput aria-label="Funding" value={4} />);
    rerender(<MoneyInput aria-label="Funding" value={25_000.5} />);
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('25.000,5');
  });
});
