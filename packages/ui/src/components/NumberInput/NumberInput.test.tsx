import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { conformsControl } from '../../testing/conformsControl.tsx';
import { NumberInput } from './NumberInput.tsx';

afterEach(cleanup);

describe('NumberInput', () => {
  conformsControl(<NumberInput aria-label="Margin" value={3} />, 'textbox');

  it('keeps the text while typing and shows the parsed number on blur', async () => {
    const onValueChange = vi.fn<(value: number | null) => void>();
    render(<NumberInput aria-label="Margin" onValueChange={onValueChange} />);
    const input = screen.getByRole<HTMLInputElement>('textbox');
    await userEvent.type(input, '1,200.50');
    expect(input.value).toBe('1,200.50');
    expect(onValueChange).toHaveBeenLastCalledWith(1200.5);
    await userEvent.tab();
    expect(input.value).toBe('1.200,5');
  });

  it('reports null when cleared and NaN for invalid text', async () => {
    const onValueChange = vi.fn<(value: number | null) => void>();
    render(<NumberInput aria-label="Margin" defaultValue={4} onValueChange={onValueChange} />);
    await userEvent.clear(screen.getByRole('textbox'));
    expect(onValueChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(screen.getByRole('textbox'), 'x');
    expect(onValueChange).toHaveBeenLastCalledWith(Number.NaN);
  });

  it.each([
    ['1.234,56', 1234.56, '1.234,56'],
    ['1.5', 1.5, '1,5'],
    ['0,125', 0.125, '0,125'],
    [' 40\u00A0% ', 40, '40'],
    ['-3', -3, '-3'],
    ['1e9', Number.NaN, '1e9'],
    ['25000.123', 25_000.123, '25.000,123'],
    ['20 €', Number.NaN, '20 €'],
    ['🚀 12', Number.NaN, '🚀 12'],
    ['9'.repeat(10_000), Number.NaN, '9'.repeat(10_000)],
  ])('gives for %j, pasted over 1.200, %d and leaves %j', async (pasted, value, left) => {
    const onValueChange = vi.fn<(value: number | null) => void>();
    render(<NumberInput aria-label="Margin" unit="%" defaultValue={1200} onValueChange={onValueChange} />);
    const input = screen.getByRole<HTMLInputElement>('textbox');
    await userEvent.click(input);
    input.setSelectionRange(0, input.value.length);
    await userEvent.paste(pasted);
    await userEvent.tab();
    expect(onValueChange).toHaveBeenLastCalledWith(value);
    expect(input.value).toBe(left);
  });

  it('passes invalid text to the parent, and shows it again', async () => {
    const onUnreadText = vi.fn<(text: string) => void>();
    const { unmount } = render(<NumberInput aria-label="Margin" onUnreadText={onUnreadText} />);
    await userEvent.type(screen.getByRole('textbox'), '12Mio');
    expect(onUnreadText).toHaveBeenLastCalledWith('12Mio');
    unmount();
    render(<NumberInput aria-label="Margin" value={Number.NaN} unreadText="12Mio" />);
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('12Mio');
  });

  it('accepts a new value from the parent', () => {
    const { rerender } = render(<NumberInput aria-label="Margin" value={4} />);
    rerender(<NumberInput aria-label="Margin" value={1500} />);
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('1.500');
    rerender(<NumberInput aria-label="Margin" value={null} />);
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('');
  });

  it('does not clamp typed numbers', async () => {
    const onValueChange = vi.fn<(value: number | null) => void>();
    render(<NumberInput aria-label="Margin" min={0} max={100} onValueChange={onValueChange} />);
    await userEvent.type(screen.getByRole('textbox'), '140');
    await userEvent.tab();
    expect(onValueChange).toHaveBeenLastCalledWith(140);
  });
});
