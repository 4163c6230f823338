import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import '../testing/jsdom.ts';
import { FormsStory } from '../testing/FormsStory.tsx';
import { SignInForm, type SignInFormProps } from './SignInForm.tsx';

afterEach(cleanup);

function show(
  onSubmit: SignInFormProps['onSubmit'] = vi.fn<SignInFormProps['onSubmit']>(() => Promise.resolve()),
  locale: 'en' | 'es' = 'en',
) {
  render(
    <FormsStory locale={locale}>
      <SignInForm onSubmit={onSubmit} forgotPasswordHref="/forgot-password" registerHref="/register" />
    </FormsStory>,
  );
  return { onSubmit, user: userEvent.setup() };
}

const button = (name = 'Sign in') => screen.getByRole('button', { name });

async function fill(user: ReturnType<typeof userEvent.setup>, email = 'marta@cantil.example') {
  await user.type(screen.getByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Password'), 'Cantil!2026');
}

describe('SignInForm', () => {
  it('disables the button until both fields are valid', async () => {
    const { user } = show();
    expect(button()).toHaveProperty('disabled', true);
    await fill(user, 'marta');
    expect(button()).toHaveProperty('disabled', true);
    await user.type(screen.getByLabelText('Email'), '@cantil.example');
    expect(button()).toHaveProperty('disabled', false);
  });

  it('validates a field on blur, not while typing', async () => {
    const { user } = show();
    await user.type(screen.getByLabelText('Email'), 'marta');
    expect(screen.queryByText('Enter a valid email')).toBeNull();
    await user.tab();
    expect(screen.getByText('Enter a valid email')).toBeDefined();
    await user.tab();
    await user.tab();
    expect(screen.getByText('Password is required')).toBeDefined();
  });

  it('sends what a password manager filled in without input events', async () => {
    const { onSubmit } = show();
    const email = screen.getByLabelText<HTMLInputElement>('Email');
    email.value = 'marta@cantil.example';
    screen.getByLabelText<HTMLInputElement>('Password').value = 'Cantil!2026';
    email.form?.requestSubmit();
    await expect
      .poll(() => onSubmit)
      .toHaveBeenCalledWith({
        email: 'marta@cantil.example',
        password: 'Cantil!2026',
        rememberMe: false,
      });
  });

  it('sends the input, with a trimmed address', async () => {
    const { onSubmit, user } = show();
    await fill(user, 'marta@cantil.example');
    await user.click(screen.getByRole('checkbox', { name: 'Remember me' }));
    await user.click(button());
    expect(onSubmit).toHaveBeenCalledWith({
      email: 'marta@cantil.example',
      password: 'Cantil!2026',
      rememberMe: true,
    });
  });

  it('shows the server’s message and keeps the password', async () => {
    const { user } = show(() => Promise.reject(new Error('The email or the password is wrong')));
    await fill(user);
    await user.click(button());
    expect((await screen.findByRole('alert')).textContent).toContain('The email or the password is wrong');
    expect(screen.getByLabelText('Password')).toHaveProperty('value', 'Cantil!2026');
    expect(button()).toHaveProperty('disabled', false);
  });

  it('shows a general error when the server sends no message', async () => {
    const { user } = show(() => Promise.reject(new Error('')), 'es');
    await user.type(screen.getByLabelText('Correo electrónico'), 'marta@cantil.example');
    await user.type(screen.getByLabelText('Contraseña'), 'Cantil!2026');
    await user.click(button('Iniciar sesión'));
    expect((await screen.findByRole('alert')).textContent).toContain('Error al iniciar sesión');
  });

  it('sends once on repeated clicks', async () => {
    const { onSubmit, user } = show(vi.fn<SignInFormProps['onSubmit']>(() => new Promise(() => undefined)));
    await fill(user);
    await user.click(button());
    await user.click(screen.getByRole('button', { name: /Signing in/ }));
    await user.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('is translated to Spanish', () => {
    show(undefined, 'es');
    expect(screen.getByRole('heading', { name: 'Inicia sesión' })).toBeDefined();
    expect(screen.getByRole('link', { name: '¿Has olvidado tu contraseña?' }).getAttribute('href')).toBe(
      '/forgot-password',
    );
    expect(screen.getByRole('link', { name: 'Regístrate' }).getAttribute('href')).toBe('/register');
  });

  it('names its fields as password managers expect', () => {
    show();
    expect(screen.getByLabelText('Email').getAttribute('autocomplete')).toBe('username');
    expect(screen.getByLabelText('Password').getAttribute('autocomplete')).toBe('current-password');
  });
});
