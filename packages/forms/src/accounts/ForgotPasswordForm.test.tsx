import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import '../testing/jsdom.ts';
import { FormsStory } from '../testing/FormsStory.tsx';
import { ForgotPasswordForm, type ForgotPasswordFormProps } from './ForgotPasswordForm.tsx';

afterEach(cleanup);

type Submit = ForgotPasswordFormProps['onSubmit'];

function show(onSubmit: Submit = vi.fn<Submit>(() => Promise.resolve()), locale: 'en' | 'es' = 'en') {
  render(
    <FormsStory locale={locale}>
      <ForgotPasswordForm onSubmit={onSubmit} signInHref="/login" />
    </FormsStory>,
  );
  return { onSubmit, user: userEvent.setup() };
}

const send = () => screen.getByRole('button', { name: 'Send instructions' });

describe('ForgotPasswordForm', () => {
  it('sends the trimmed address, and confirms it', async () => {
    const { onSubmit, user } = show();
    await user.click(screen.getByLabelText('Email'));
    await user.paste(' marta@cantil.example ');
    await user.click(send());
    expect(onSubmit).toHaveBeenCalledWith({ email: 'marta@cantil.example' });
    expect((await screen.findByRole('status')).textContent).toContain('The instructions have been sent to your email');
  });

  it('validates the address on blur', async () => {
    const { user } = show(undefined, 'es');
    await user.type(screen.getByLabelText('Correo electrónico'), 'marta');
    expect(screen.queryByText('Ingresa un correo electrónico válido')).toBeNull();
    await user.tab();
    expect(screen.getByText('Ingresa un correo electrónico válido')).toBeDefined();
  });

  it('validates it on submit, and focuses it', async () => {
    const { onSubmit, user } = show();
    await user.click(send());
    expect(screen.getByText('Email is required')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('shows the server’s message, or a general error', async () => {
    const refuse = vi.fn<Submit>();
    refuse.mockRejectedValueOnce(new Error('Too many requests')).mockRejectedValueOnce(new Error(''));
    const { user } = show(refuse);
    await user.type(screen.getByLabelText('Email'), 'marta@cantil.example{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('Too many requests');
    await user.click(send());
    expect((await screen.findByText('Could not process the request')).closest('[role="alert"]')).not.toBeNull();
  });

  it('sends once on repeated clicks', async () => {
    const { onSubmit, user } = show(vi.fn<Submit>(() => new Promise(() => undefined)));
    await user.type(screen.getByLabelText('Email'), 'marta@cantil.example{Enter}{Enter}');
    await user.click(screen.getByRole('button', { name: /Sending/ }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('is translated to Spanish', () => {
    show(undefined, 'es');
    expect(screen.getByRole('button', { name: 'Enviar instrucciones' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Volver a iniciar sesión' }).getAttribute('href')).toBe('/login');
  });
});
