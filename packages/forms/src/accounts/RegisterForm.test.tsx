import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import '../testing/jsdom.ts';
import { FormsStory } from '../testing/FormsStory.tsx';
import { RegisterForm, type RegisterFormProps } from './RegisterForm.tsx';

afterEach(cleanup);

function show(
  onSubmit: RegisterFormProps['onSubmit'] = vi.fn<RegisterFormProps['onSubmit']>(() => Promise.resolve()),
  locale: 'en' | 'es' = 'en',
) {
  render(
    <FormsStory locale={locale}>
      <RegisterForm onSubmit={onSubmit} signInHref="/login" termsHref="/terms" />
    </FormsStory>,
  );
  return { onSubmit, user: userEvent.setup() };
}

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('First Name'), ' Marta ');
  await user.type(screen.getByLabelText('Last Name'), 'Iriarte');
  await user.type(screen.getByLabelText('Email'), 'marta@cantil.example');
  await user.click(screen.getByRole('radio', { name: 'Corporation' }));
  await user.click(screen.getByRole('radio', { name: 'Analyst' }));
  await user.type(screen.getByLabelText('Password'), 'Cantil!2026');
  await user.click(screen.getByRole('checkbox'));
}

const create = () => screen.getByRole('button', { name: 'Create account' });

describe('RegisterForm', () => {
  it('sends the data of an account, with trimmed names and without the terms', async () => {
    const { onSubmit, user } = show();
    await fill(user);
    await user.click(create());
    expect(onSubmit).toHaveBeenCalledWith({
      first_name: 'Marta',
      last_name: 'Iriarte',
      email: 'marta@cantil.example',
      profile_type_code: 'C',
      profile_group_code: 'ANALYST',
      password: 'Cantil!2026',
    });
  });

  it('shows every message and focuses the first invalid field when it is submitted incomplete', async () => {
    const { onSubmit, user } = show(undefined, 'es');
    await user.click(screen.getByRole('button', { name: 'Crear cuenta' }));
    for (const message of [
      'El nombre es requerido',
      'Los apellidos son requeridos',
      'El correo electrónico es requerido',
      'Selecciona un tipo de entidad',
      'Selecciona un grupo de perfil',
      'La contraseña es requerida',
      'Debes aceptar los términos y condiciones',
    ]) {
      expect(screen.getByText(message)).toBeDefined();
    }
    expect(document.activeElement).toBe(screen.getByLabelText('Nombre'));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('focuses the terms when everything else is valid', async () => {
    const { user } = show();
    await fill(user);
    await user.click(screen.getByRole('checkbox'));
    await user.click(create());
    expect(document.activeElement).toBe(screen.getByRole('checkbox'));
  });

  it('marks the terms as required for assistive technology', () => {
    show();
    expect(screen.getByRole('checkbox').getAttribute('aria-required')).toBe('true');
  });

  it('focuses the radio group when it is the first invalid field', async () => {
    const { user } = show();
    await user.type(screen.getByLabelText('First Name'), 'Marta');
    await user.type(screen.getByLabelText('Last Name'), 'Iriarte');
    await user.type(screen.getByLabelText('Email'), 'marta@cantil.example');
    await user.click(create());
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Educational' }));
  });

  it('validates a choice when its group loses the focus, not between its options', async () => {
    const { user } = show();
    await user.click(screen.getByLabelText('Email'));
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Educational' }));
    expect(screen.queryByText('Select an entity type')).toBeNull();
    await user.tab();
    expect(screen.getByText('Select an entity type')).toBeDefined();
    expect(screen.queryByText('Select a profile group')).toBeNull();
    await user.tab();
    expect(screen.getByText('Select a profile group')).toBeDefined();
    await user.click(screen.getByRole('radio', { name: 'Corporation' }));
    expect(screen.queryByText('Select an entity type')).toBeNull();
  });

  it('shows the first violated rule of the password, in order', async () => {
    const { user } = show();
    const password = screen.getByLabelText('Password');
    const rules: [string, string][] = [
      ['a', 'Password must be at least 8 characters long'],
      ['bcdefgh', 'Password must include at least one uppercase letter'],
      ['I', 'Password must include at least one number'],
      ['1', 'Password must include at least one special character (!@#$%^&*)'],
    ];
    await user.click(password);
    await user.tab();
    for (const [typed, message] of rules) {
      await user.type(password, typed);
      expect(screen.getByText(message)).toBeDefined();
    }
    await user.type(password, '!');
    expect(screen.queryByText(/^Password must/)).toBeNull();
  });

  it('shows the server’s message', async () => {
    const { user } = show(() => Promise.reject(new Error('The email is already registered')));
    await fill(user);
    await user.click(create());
    expect((await screen.findByRole('alert')).textContent).toContain('The email is already registered');
  });

  it('shows a general error when the server sends no message', async () => {
    // oxlint-disable-next-line prefer-promise-reject-errors
    const { user } = show(() => Promise.reject(undefined));
    await fill(user);
    await user.click(create());
    expect((await screen.findByRole('alert')).textContent).toContain('An error occurred');
  });
});
