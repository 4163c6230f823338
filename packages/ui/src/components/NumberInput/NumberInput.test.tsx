// @vitest-environment jsdom

import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { conformsControl } from '../../testing/conformsControl.tsx';
import { NumberInput } from './NumberInput.tsx';

afterEach(cleanup);

describe('NumberInput', () => {
  conformsControl(<NumberInput aria-label="Margin" value={3} />, 'textbox');

  it('leaves the text alone while it is typed and shows what it understood on leaving', async () => {
    const onValueChange = vi.fn<(value: number | null) => void>();
    render(<NumberInput aria-label="Margin" onValueChange={onValueChange} />);
    const input = screen.getByRole<HTMLInputElement>('textbox');
    await userEvent.type(input, '1,200.50');
    expect(input.value).toBe('1,200.50');
    expect(onValueChange).toHaveBeenLastCalledWith(1200.5);
    await userEvent.tab();
    expect(input.value).toBe('1.200,5');
  });

  it('reports null when emptied and NaN for what is no number', async () => {
    const onValueChange = vi.fn<(value: number | null) => void>();
    render(<NumberInput aria-label="Margin" defaultValue={4} onValueChange={onValueChange} />);
    await userEvent.clear(screen.getByRole('textbox'));
    expect(onValueChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(screen.getByRole('textbox'), 'x');
    expect(onValueChange).toHaveBeenLastCalledWith(Number.NaN);
  });

  it('takes a value that comes from outside', () => {
    const { rerender } = render(<NumberInput aria-label="Margin" value={4} />);
    rerender(<NumberInput aria-label="Margin" value={1500} />);
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('1.500');
    rerender(<NumberInput aria-label="Margin" value={null} />);
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('');
  });

  it('does not clamp what is typed', async () => {
    const onValueChange = vi.fn<(value: number | null) => void>();
    render(<NumberInput aria-label="Margin" min={0} max={100} onValueChange={onValueChange} />);
    await userEvent.type(screen.getByRole('textbox'), '140');
    await userEvent.tab();
    expect(onValueChange).toHaveBeenLastCalledWith(140);
  });
});
