import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import '../testing/jsdom.ts';
import { FormsStory } from '../testing/FormsStory.tsx';
import { EmailForm, type EmailFormProps } from './EmailForm.tsx';

afterEach(cleanup);

type Submit = EmailFormProps['onSubmit'];

function show(onSubmit: Submit = vi.fn<Submit>(() => Promise.resolve())) {
  render(
    <FormsStory>
      <EmailForm onSubmit={onSubmit} />
    </FormsStory>,
  );
  return { onSubmit, user: userEvent.setup() };
}

const email = () => screen.getByLabelText('New email');
const password = () => screen.getByLabelText('Your password');
const change = () => screen.getByRole('button', { name: 'Change email' });

describe('EmailForm', () => {
  it('sends the trimmed email with the password, then clears its fields', async () => {
    const { onSubmit, user } = show();
    await user.type(email(), ' marta@cantil.example ');
    await user.type(password(), 'Before!1');
    await user.click(change());
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ email: 'marta@cantil.example', current_password: 'Before!1' });
    for (const input of [email(), password()]) expect(input).toHaveProperty('value', '');
    expect(screen.queryByText('Email is required')).toBeNull();
  });

  it('says what is wrong with an address in look-alike characters, and does not send it', async () => {
    const { user } = show();
    await user.type(email(), 'm\u0430rta@cantil.example');
    await user.type(password(), 'Before!1');
    expect(screen.getByText(/unaccented Latin letters only/)).toBeDefined();
    expect(change()).toHaveProperty('disabled', true);
  });

  it('keeps the input when the password is wrong', async () => {
    const { user } = show(() => Promise.reject(new Error('The current password is wrong')));
    await user.type(email(), 'marta@cantil.example');
    await user.type(password(), 'Before!1');
    await user.click(change());
    expect((await screen.findByRole('alert')).textContent).toContain('The current password is wrong');
    expect(email()).toHaveProperty('value', 'marta@cantil.example');
  });
});
