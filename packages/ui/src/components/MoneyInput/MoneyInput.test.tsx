import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { conformsControl } from '../../testing/conformsControl.tsx';
import { MoneyInput } from './MoneyInput.tsx';

afterEach(cleanup);

describe('MoneyInput', () => {
  conformsControl(<MoneyInput aria-label="Funding" value={1200} />, 'textbox');

  it('groups thousands while typing and reports the amount', async () => {
    const onValueChange = vi.fn<(value: number | null) => void>();
    render(<MoneyInput aria-label="Funding" onValueChange={onValueChange} />);
    const input = screen.getByRole<HTMLInputElement>('textbox');
    await userEvent.type(input, '1200000');
    expect(input.value).toBe('1.200.000');
    expect(onValueChange).toHaveBeenLastCalledWith(1_200_000);
  });

  it('keeps the caret at the same digit in the middle of the amount', async () => {
    render(<MoneyInput aria-label="Funding" defaultValue={1_200_000} />);
    const input = screen.getByRole<HTMLInputElement>('textbox');
    await userEvent.type(input, '5', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect(input.value).toBe('15.200.000');
    expect(input.selectionStart).toBe(2);
  });

  it('reports null when cleared', async () => {
    const onValueChange = vi.fn<(value: number | null) => void>();
    render(<MoneyInput aria-label="Funding" defaultValue={5} onValueChange={onValueChange} />);
    await userEvent.clear(screen.getByRole('textbox'));
    expect(onValueChange).toHaveBeenLastCalledWith(null);
  });

  it.each([
    ['1.234,56', 1234.56, '1.234,56'],
    ['1,234.56', 1234.56, '1.234,56'],
    ['1.234', 1234, '1.234'],
    ['0,125', 0.13, '0,13'],
    ['1.5', 1.5, '1,5'],
    ['€ 5.000', 5000, '5.000'],
    ['5 000 €', 5000, '5.000'],
    ['  \u00A05\u00A0000', 5000, '5.000'],
    ['-3', -3, '-3'],
    ['1e9', Number.NaN, '1e9'],
    ['12M', 12_000_000, '12.000.000'],
    ['25.000 €', 25_000, '25.000'],
    ['$1,234.56', Number.NaN, '$1,234.56'],
    ['20 %', Number.NaN, '20 %'],
    ['🚀', Number.NaN, '🚀'],
    ['9'.repeat(10_000), Number.NaN, '9'.repeat(10_000)],
  ])('gives for %j, pasted over 1.200, %d and leaves %j', async (pasted, value, left) => {
    const onValueChange = vi.fn<(value: number | null) => void>();
    render(<MoneyInput aria-label="Funding" defaultValue={1200} onValueChange={onValueChange} />);
    const input = screen.getByRole<HTMLInputElement>('textbox');
    await userEvent.click(input);
    input.setSelectionRange(0, input.value.length);
    await userEvent.paste(pasted);
    await userEvent.tab();
    expect(onValueChange).toHaveBeenLastCalledWith(value);
    expect(input.value).toBe(left);
  });

  it.each([
    ['1e9', Number.NaN, '1e9'],
    ['12M', 12_000_000, '12.000.000'],
    ['3 M€', 3_000_000, '3.000.000'],
    ['25000.123', 25_000.12, '25.000,12'],
    ['$1,234.56', Number.NaN, '$1,234.56'],
    ['0,125', 0.13, '0,13'],
    ['5 000 €', 5000, '5.000'],
    ['€ 5.000', 5000, '5.000'],
  ])('gives for %j, typed, %d and leaves %j', async (typed, value, left) => {
    const onValueChange = vi.fn<(value: number | null) => void>();
    render(<MoneyInput aria-label="Funding" onValueChange={onValueChange} />);
    await userEvent.type(screen.getByRole('textbox'), typed);
    await userEvent.tab();
    expect(onValueChange).toHaveBeenLastCalledWith(value);
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe(left);
  });

  it.each([
    ['25.000 €/mes', '€ / month', 25_000, '25.000'],
    ['25.000 € / month', '€ / mes', 25_000, '25.000'],
    ['1.200 M€', 'M€', 1200, '1.200'],
    ['3.000.000 €', 'M€', 3, '3'],
    ['300.000 €/año', '€ / month', Number.NaN, '300.000 €/año'],
  ])('understands %j in a field of %s', async (pasted, currency, value, left) => {
    const onValueChange = vi.fn<(value: number | null) => void>();
    render(<MoneyInput aria-label="Funding" currency={currency} onValueChange={onValueChange} />);
    const input = screen.getByRole<HTMLInputElement>('textbox');
    await userEvent.click(input);
    await userEvent.paste(pasted);
    await userEvent.tab();
    expect(onValueChange).toHaveBeenLastCalledWith(value);
    expect(input.value).toBe(left);
  });

  it('keeps the cents of an amount in millions when it is only visited', async () => {
    const onValueChange = vi.fn<(value: number | null) => void>();
    render(<MoneyInput aria-label="Funding" currency="M€" value={2.125} onValueChange={onValueChange} />);
    await userEvent.click(screen.getByRole('textbox'));
    await userEvent.tab();
    expect(onValueChange).not.toHaveBeenCalled();
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('2,1250');
  });

  it('takes a mark of an amount that was left for what it shows', async () => {
    render(<MoneyInput aria-label="Funding" />);
    const input = screen.getByRole<HTMLInputElement>('textbox');
    await userEvent.type(input, '25000.123');
    expect(input.value).toBe('25.000,123');
    await userEvent.clear(input);
    await userEvent.type(input, '25000');
    await userEvent.tab();
    await userEvent.type(input, '.123');
    expect(input.value).toBe('25.000.123');
  });

  it('shows a stored text that is an amount by now, until it is typed again', () => {
    render(<MoneyInput aria-label="Funding" value={Number.NaN} unreadText="12M" />);
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('12M');
  });

  it('parses an autofilled amount as a whole', () => {
    const onValueChange = vi.fn<(value: number | null) => void>();
    render(<MoneyInput aria-label="Funding" defaultValue={1200} onValueChange={onValueChange} />);
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '1.5' } });
    expect(onValueChange).toHaveBeenLastCalledWith(1.5);
  });

  it('passes invalid text to the parent, and shows it again', async () => {
    const onUnreadText = vi.fn<(text: string) => void>();
    const { unmount } = render(<MoneyInput aria-label="Funding" onUnreadText={onUnreadText} />);
    await userEvent.type(screen.getByRole('textbox'), '12Mio');
    expect(onUnreadText).toHaveBeenLastCalledWith('12Mio');
    unmount();
    render(<MoneyInput aria-label="Funding" value={Number.NaN} unreadText="12Mio" />);
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('12Mio');
  });

  it('accepts a new amount from the parent', () => {
    const { rerender } = render(<MoneyInput aria-label="Funding" value={4} />);
    rerender(<MoneyInput aria-label="Funding" value={25_000.5} />);
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('25.000,5');
  });
});
