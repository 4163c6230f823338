import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { conformsControl } from '../../testing/conformsControl.tsx';
import { Field } from '../Field/Field.tsx';
import { TextInput } from './TextInput.tsx';

afterEach(cleanup);

describe('TextInput', () => {
  conformsControl(<TextInput aria-label="Name" />, 'textbox');

  it('keeps its own id and description inside a Field', () => {
    render(
      <Field label="Name" hint="As registered." controlId="field-id">
        <TextInput aria-describedby="own" />
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: 'Name' });
    expect(input.id).toBe('field-id');
    expect(input.getAttribute('aria-describedby')).toMatch(/^own /);
  });
});
