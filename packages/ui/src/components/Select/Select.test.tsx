import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { conformsControl } from '../../testing/conformsControl.tsx';
import { Select } from './Select.tsx';

afterEach(cleanup);

const options = [
  { value: 'a', label: 'Alpha' },
  { value: 'b', label: 'Beta' },
];

describe('Select', () => {
  it.each([
    ['asks for a choice', {}],
    ['asks for a choice in a required field', { 'aria-required': true }],
    ['asks for a choice in a toolbar', { keyWord: 'Stage' }],
  ])('%s when its value is not an option', async (_, props) => {
    const onValueChange = vi.fn<(value: string) => void>();
    render(
      <Select
        aria-label="Stage"
        options={[
          { value: 'a', label: 'Seed' },
          { value: 'b', label: 'Growth' },
        ]}
        value="gone"
        onValueChange={onValueChange}
        {...props}
      />,
    );
    const select = screen.getByRole<HTMLSelectElement>('combobox');
    expect(select.selectedOptions[0]?.textContent).toBe('Select an option');
    await userEvent.selectOptions(select, 'Seed');
    expect(onValueChange).toHaveBeenCalledWith('a');
  });

  conformsControl(<Select aria-label="Industry" options={options} />, 'combobox');

  it('is named by the key word it shows', () => {
    render(<Select keyWord="Industry" options={options} />);
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Industry' }).value).toBe('a');
  });

  it('shows a placeholder without a choice, and reports a choice', async () => {
    const onValueChange = vi.fn<(value: string) => void>();
    render(<Select aria-label="Industry" options={options} onValueChange={onValueChange} />);
    const select = screen.getByRole<HTMLSelectElement>('combobox');
    expect(select.selectedOptions[0]?.textContent).toBe('Select an option');
    await userEvent.selectOptions(select, 'Beta');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('b');
    expect(select.value).toBe('b');
  });

  it('cannot be cleared when an answer is required', () => {
    render(<Select aria-label="Industry" aria-required options={options} />);
    expect(screen.getByRole<HTMLSelectElement>('combobox').options[0]?.disabled).toBe(true);
  });
});
