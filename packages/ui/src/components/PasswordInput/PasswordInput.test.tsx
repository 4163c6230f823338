import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';

import { conformsControl } from '../../testing/conformsControl.tsx';
import { textsEs } from '../../texts/es.ts';
import { TextsProvider } from '../../texts/TextsContext.ts';
import { PasswordInput } from './PasswordInput.tsx';

afterEach(cleanup);

describe('PasswordInput', () => {
  conformsControl(<PasswordInput aria-label="Password" defaultVisible />, 'textbox');

  it('shows and hides the password, with texts in the language of its provider', async () => {
    render(
      <TextsProvider value={textsEs}>
        <PasswordInput aria-label="Contraseña" />
      </TextsProvider>,
    );
    const input = screen.getByLabelText('Contraseña');
    expect(input.getAttribute('type')).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar contraseña' }));
    expect(input.getAttribute('type')).toBe('text');
    await userEvent.click(screen.getByRole('button', { name: 'Ocultar contraseña' }));
    expect(input.getAttribute('type')).toBe('password');
  });
});
