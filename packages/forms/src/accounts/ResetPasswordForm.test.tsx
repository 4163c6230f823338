import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import '../testing/jsdom.ts';
import { FormsStory } from '../testing/FormsStory.tsx';
import { ResetPasswordForm, type ResetPasswordFormProps } from './ResetPasswordForm.tsx';

afterEach(cleanup);

type Submit = ResetPasswordFormProps['onSubmit'];

function show(onSubmit: Submit = vi.fn<Submit>(() => Promise.resolve()), locale: 'en' | 'es' = 'en') {
  render(
    <FormsStory locale={locale}>
      <ResetPasswordForm onSubmit={onSubmit} signInHref="/login" forgotPasswordHref="/forgot-password" />
    </FormsStory>,
  );
  return { onSubmit, user: userEvent.setup() };
}

const button = (name = 'Reset password') => screen.getByRole('button', { name });

async function fill(user: ReturnType<typeof userEvent.setup>, confirmation = 'Cantil!2026') {
  await user.type(screen.getByLabelText('New password'), 'Cantil!2026');
  await user.type(screen.getByLabelText('Confirm password'), confirmation);
}

describe('ResetPasswordForm', () => {
  it('disables the button until both fields are valid and equal', async () => {
    const { user } = show();
    expect(button()).toHaveProperty('disabled', true);
    await user.type(screen.getByLabelText('New password'), 'Cantil!2026');
    await user.type(screen.getByLabelText('Confirm password'), 'Cantil!202');
    expect(button()).toHaveProperty('disabled', true);
    await user.type(screen.getByLabelText('Confirm password'), '6');
    expect(button()).toHaveProperty('disabled', false);
    await user.type(screen.getByLabelText('New password'), '{Backspace}');
    expect(button()).toHaveProperty('disabled', true);
  });

  it('validates each field on blur', async () => {
    const { user } = show(undefined, 'es');
    await user.type(screen.getByLabelText('Nueva contraseña'), 'corta');
    await user.tab();
    expect(screen.getByText('La contraseña debe tener al menos 8 caracteres')).toBeDefined();
    await user.click(screen.getByLabelText('Confirmar contraseña'));
    await user.tab();
    expect(screen.getByText('Por favor confirma tu contraseña')).toBeDefined();
    await user.type(screen.getByLabelText('Confirmar contraseña'), 'otra');
    expect(screen.getByText('Las contraseñas no coinciden')).toBeDefined();
  });

  it('sends the password once, shows a success message and then waits', async () => {
    const { onSubmit, user } = show();
    await fill(user);
    await user.keyboard('{Enter}');
    expect(await screen.findByText('The password has been reset')).toBeDefined();
    await user.type(screen.getByLabelText('Confirm password'), '{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(onSubmit).toHaveBeenCalledWith({ password: 'Cantil!2026' });
    expect(button()).toHaveProperty('disabled', true);
  });

  it('never sends two different passwords, even on Enter', async () => {
    const { onSubmit, user } = show();
    await fill(user, 'Cantil!2027');
    await user.keyboard('{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('links to a new link when this one has expired', async () => {
    const { user } = show(() => Promise.reject(new Error('The reset link has expired')));
    await fill(user);
    await user.click(button());
    expect((await screen.findByRole('alert')).textContent).toContain('The reset link has expired');
    expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe('/forgot-password');
    expect(button()).toHaveProperty('disabled', false);
  });

  it('shows a general error when the server sends no message', async () => {
    const { user } = show(() => Promise.reject(new Error('')), 'es');
    await user.type(screen.getByLabelText('Nueva contraseña'), 'Cantil!2026');
    await user.type(screen.getByLabelText('Confirmar contraseña'), 'Cantil!2026');
    await user.click(button('Restablecer contraseña'));
    expect((await screen.findByRole('alert')).textContent).toContain('Error al restablecer la contraseña');
  });

  it('reveals and hides each password, and shows the strength of the first', async () => {
    const { user } = show();
    await fill(user);
    const [first] = screen.getAllByRole('button', { name: 'Show password' });
    if (first) await user.click(first);
    expect(screen.getByLabelText('New password').getAttribute('type')).toBe('text');
    expect(screen.getByLabelText('Confirm password').getAttribute('type')).toBe('password');
    expect(screen.getByText('5 of 5')).toBeDefined();
  });
});
