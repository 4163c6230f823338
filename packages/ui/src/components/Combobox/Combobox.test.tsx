import { cleanup, fireEvent, render, screen } from '@testing-library/react';
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
  it('keeps its choice when it is read-only', async () => {
    const onValueChange = vi.fn<(value: string) => void>();
    render(
      <Combobox
        aria-label="Stage"
        options={[
          { value: 'a', label: 'Seed' },
          { value: 'b', label: 'Growth' },
        ]}
        defaultValue="a"
        readOnly
        onValueChange={onValueChange}
      />,
    );
    const input = screen.getByRole('combobox');
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(onValueChange).not.toHaveBeenCalled();
    expect(input).toHaveProperty('value', 'Seed');
  });

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

  it('ignores the Enter that ends an IME composition', async () => {
    const onValueChange = vi.fn<(value: string) => void>();
    render(<Combobox aria-label="Industry" options={options} onValueChange={onValueChange} />);
    const input = screen.getByRole('combobox');
    await userEvent.type(input, 'energia');
    fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
    expect(onValueChange).not.toHaveBeenCalled();
    expect(screen.getByRole('listbox')).toBeDefined();
  });

  it('restores the chosen option on blur', async () => {
    render(<Combobox aria-label="Industry" options={options} defaultValue="Finanzas" />);
    const input = screen.getByRole<HTMLInputElement>('combobox');
    await userEvent.type(input, 'xyz', { initialSelectionStart: 0, initialSelectionEnd: 8 });
    expect(screen.getByText('No matches')).toBeTruthy();
    await userEvent.tab();
    expect(input.value).toBe('Finanzas');
  });

  it('clears the choice when the text is cleared', async () => {
    const onValueChange = vi.fn<(value: string) => void>();
    render(<Combobox aria-label="Industry" options={options} defaultValue="Finanzas" onValueChange={onValueChange} />);
    await userEvent.clear(screen.getByRole('combobox'));
    expect(onValueChange).toHaveBeenLastCalledWith('');
  });

  it.each([
    ['{ArrowDown}', 'Energía'],
    ['{ArrowUp}', 'Tecnología'],
  ])('opens with %s at the option on that end', async (keys, name) => {
    render(<Combobox aria-label="Industry" options={options} />);
    await userEvent.tab();
    await userEvent.keyboard(keys);
    const active = screen.getByRole('option', { name });
    expect(screen.getByRole('combobox').getAttribute('aria-activedescendant')).toBe(active.id);
  });

  it('opens at the chosen option, and with Alt at none', async () => {
    const { unmount } = render(<Combobox aria-label="Industry" options={options} defaultValue="Finanzas" />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    const active = screen.getByRole('option', { name: 'Finanzas' });
    expect(screen.getByRole('combobox').getAttribute('aria-activedescendant')).toBe(active.id);
    unmount();
    render(<Combobox aria-label="Industry" options={options} />);
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(screen.getByRole('listbox')).toBeTruthy();
    expect(screen.getByRole('combobox').hasAttribute('aria-activedescendant')).toBe(false);
  });

  it('announces the active option', async () => {
    render(<Combobox aria-label="Industry" options={options} />);
    const input = screen.getByRole('combobox');
    await userEvent.type(input, '{ArrowDown}{ArrowDown}');
    const active = input.getAttribute('aria-activedescendant');
    expect(screen.getAllByRole('option').map((option) => option.id)).toContain(active);
  });
});
