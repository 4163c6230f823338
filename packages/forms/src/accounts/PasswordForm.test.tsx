import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import '../testing/jsdom.ts';
import { FormsStory } from '../testing/FormsStory.tsx';
import { PasswordForm, type PasswordFormProps } from './PasswordForm.tsx';

afterEach(cleanup);

type Submit = PasswordFormProps['onSubmit'];

function show(onSubmit: Submit = vi.fn<Submit>(() => Promise.resolve())) {
  render(
    <FormsStory>
      <PasswordForm onSubmit={onSubmit} />
    </FormsStory>,
  );
  return { onSubmit, user: userEvent.setup() };
}

const current = () => screen.getByLabelText('Current password');
const next = () => screen.getByLabelText('New password');
const again = () => screen.getByLabelText('Confirm password');
const change = () => screen.getByRole('button', { name: 'Change password' });

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(current(), 'Before!1');
  await user.type(next(), 'After!2026');
  await user.type(again(), 'After!2026');
}

describe('PasswordForm', () => {
  it('sends both passwords, then clears its fields and reports the ended sessions', async () => {
    const { onSubmit, user } = show();
    await fill(user);
    await user.click(change());
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ current_password: 'Before!1', password: 'After!2026' });
    expect(await screen.findByText('Your other sessions have ended.')).toBeDefined();
    for (const input of [current(), next(), again()]) expect(input).toHaveProperty('value', '');
    expect(screen.queryByText('Password is required')).toBeNull();
  });

  it('is disabled until all three fields are valid', async () => {
    const { user } = show();
    expect(change()).toHaveProperty('disabled', true);
    await user.type(current(), 'Before!1');
    await user.type(next(), 'short');
    await user.type(again(), 'other');
    await user.tab();
    expect(screen.getByText('Password must be at least 8 characters long')).toBeDefined();
    expect(screen.getByText('The passwords do not match')).toBeDefined();
    expect(change()).toHaveProperty('disabled', true);
  });

  it('keeps the input when the current password is wrong', async () => {
    const { user } = show(() => Promise.reject(new Error('The current password is wrong')));
    await fill(user);
    await user.click(change());
    expect((await screen.findByRole('alert')).textContent).toContain('The current password is wrong');
    expect(next()).toHaveProperty('value', 'After!2026');
  });
});
