// @vitest-environment jsdom
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
  it('sends the address without the spaces a paste brings along, and says so', async () => {
    const { onSubmit, user } = show();
    await user.click(screen.getByLabelText('Email'));
    await user.paste(' marta@cantil.example ');
    await user.click(send());
    expect(onSubmit).toHaveBeenCalledWith({ email: 'marta@cantil.example' });
    expect((await screen.findByRole('status')).textContent).toContain('The instructions have been sent to your email');
  });

  it('judges the address when it is left', async () => {
    const { user } = show(undefined, 'es');
    await user.type(screen.getByLabelText('Correo electrónico'), 'marta');
    expect(screen.queryByText('Ingresa un correo electrónico válido')).toBeNull();
    await user.tab();
    expect(screen.getByText('Ingresa un correo electrónico válido')).toBeDefined();
  });

  it('judges it when the button is pressed, and goes to it', async () => {
    const { onSubmit, user } = show();
    await user.click(send());
    expect(screen.getByText('Email is required')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('says what the server said, else that the request failed', async () => {
    const refuse = vi.fn<Submit>();
    refuse.mockRejectedValueOnce(new Error('Too many requests')).mockRejectedValueOnce(new Error(''));
    const { user } = show(refuse);
    await user.type(screen.getByLabelText('Email'), 'marta@cantil.example{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('Too many requests');
    await user.click(send());
    expect((await screen.findByText('Could not process the request')).closest('[role="alert"]')).not.toBeNull();
  });

  it('sends once however often the button is pressed', async () => {
    const { onSubmit, user } = show(vi.fn<Submit>(() => new Promise(() => undefined)));
    await user.type(screen.getByLabelText('Email'), 'marta@cantil.example{Enter}{Enter}');
    await user.click(screen.getByRole('button', { name: /Sending/ }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('speaks the Spanish of the recovery screen', () => {
    show(undefined, 'es');
    expect(screen.getByRole('button', { name: 'Enviar instrucciones' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Volver a iniciar sesión' }).getAttribute('href')).toBe('/login');
  });
});
