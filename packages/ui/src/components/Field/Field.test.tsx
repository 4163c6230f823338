import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { conforms } from '../../testing/conforms.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { Field } from './Field.tsx';

afterEach(cleanup);

const control = <TextInput />;

describe('Field', () => {
  conforms(
    <Field label="Location" hint="City and country." error="Location is required">
      {control}
    </Field>,
  );

  it('names and describes its control, the error before the hint', () => {
    render(
      <Field label="Location" hint="City and country." error="Location is required" required>
        {control}
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: 'Location' });
    const described = (input.getAttribute('aria-describedby') ?? '').split(' ');
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Location is required',
      'City and country.',
    ]);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.getAttribute('aria-required')).toBe('true');
  });

  it('leaves a control without hint and error undescribed and valid', () => {
    render(<Field label="Location">{control}</Field>);
    const input = screen.getByRole('textbox');
    expect(input.hasAttribute('aria-describedby')).toBe(false);
    expect(input.hasAttribute('aria-invalid')).toBe(false);
  });

  it('disables its control', () => {
    render(
      <Field label="Location" disabled>
        {control}
      </Field>,
    );
    expect(screen.getByRole<HTMLInputElement>('textbox').disabled).toBe(true);
  });
});
