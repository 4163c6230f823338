import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { conforms } from '../../testing/conforms.tsx';
import { Field } from '../Field/Field.tsx';
import { RadioGroup } from './RadioGroup.tsx';
import { radioGroupVariants } from './variants.ts';

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
});

const options = [
  { value: 'E', label: 'Educativa', description: 'Universidad o escuela' },
  { value: 'C', label: 'Corporación' },
];

describe('RadioGroup', () => {
  conforms(<RadioGroup aria-label="Entity" options={options} variant="cards" />);

  it.each(radioGroupVariants)('chooses in the variant %s', async (variant) => {
    const onValueChange = vi.fn<(value: string) => void>();
    render(<RadioGroup aria-label="Entity" options={options} variant={variant} onValueChange={onValueChange} />);
    await userEvent.click(screen.getByRole('radio', { name: 'Corporación' }));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('C');
  });

  it('is named by its Field and describes each choice', () => {
    render(
      <Field label="Tipo de entidad" isGroup>
        <RadioGroup options={options} variant="cards" />
      </Field>,
    );
    expect(screen.getByRole('radiogroup', { name: 'Tipo de entidad' })).toBeTruthy();
    const radio = screen.getByRole('radio', { name: 'Educativa' });
    expect(document.getElementById(radio.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Universidad o escuela',
    );
  });

  it('follows the writing direction of the page unless dir is set', () => {
    const { rerender } = render(
      <div dir="rtl">
        <RadioGroup aria-label="Entity" options={options} />
      </div>,
    );
    expect(screen.getByRole('radiogroup').dir).toBe('rtl');
    rerender(
      <div dir="rtl">
        <RadioGroup aria-label="Entity" options={options} dir="ltr" />
      </div>,
    );
    expect(screen.getByRole('radiogroup').dir).toBe('ltr');
  });
});
