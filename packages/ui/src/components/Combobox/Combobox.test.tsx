// @vitest-environment jsdom

import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { conformsControl } from '../../testing/conformsControl.tsx';
import { Combobox } from './Combobox.tsx';

afterEach(cleanup);
beforeAll(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  Element.prototype.scrollIntoView = () => undefined;
});

const options = ['Energía', 'Finanzas', 'Tecnología'].map((label) => ({ value: label, label }));

describe('Combobox', () => {
  conformsControl(<Combobox aria-label="Industry" options={options} />, 'combobox');

  it('finds without accents and chooses with Enter', async () => {
    const onValueChange = vi.fn<(value: string) => void>();
    render(<Combobox aria-label="Industry" options={options} onValueChange={onValueChange} />);
    const input = screen.getByRole<HTMLInputElement>('combobox');
    await userEvent.type(input, 'energia{Enter}');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('Energía');
    expect(input.value).toBe('Energía');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('puts the chosen one back when the search is left', async () => {
    render(<Combobox aria-label="Industry" options={options} defaultValue="Finanzas" />);
    const input = screen.getByRole<HTMLInputElement>('combobox');
    await userEvent.type(input, 'xyz', { initialSelectionStart: 0, initialSelectionEnd: 8 });
    expect(screen.getByText('No matches')).toBeTruthy();
    await userEvent.tab();
    expect(input.value).toBe('Finanzas');
  });

  it('takes the choice back when the text is emptied', async () => {
    const onValueChange = vi.fn<(value: string) => void>();
    render(<Combobox aria-label="Industry" options={options} defaultValue="Finanzas" onValueChange={onValueChange} />);
    await userEvent.clear(screen.getByRole('combobox'));
    expect(onValueChange).toHaveBeenLastCalledWith('');
  });

  it('tells which option the keys stand at', async () => {
    render(<Combobox aria-label="Industry" options={options} />);
    const input = screen.getByRole('combobox');
    await userEvent.type(input, '{ArrowDown}{ArrowDown}');
    const active = input.getAttribute('aria-activedescendant');
    expect(screen.getAllByRole('option').map((option) => option.id)).toContain(active);
  });
});
