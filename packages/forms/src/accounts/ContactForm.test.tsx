import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import '../testing/jsdom.ts';
import { FormsStory } from '../testing/FormsStory.tsx';
import { ContactForm, type ContactFormProps } from './ContactForm.tsx';

afterEach(cleanup);

type Submit = ContactFormProps['onSubmit'];

function show(onSubmit: Submit = vi.fn<Submit>(() => Promise.resolve()), locale: 'en' | 'es' = 'en') {
  const onDirtyChange = vi.fn<(isDirty: boolean) => void>();
  render(
    <FormsStory locale={locale}>
      <ContactForm onSubmit={onSubmit} onDirtyChange={onDirtyChange} />
    </FormsStory>,
  );
  return { onSubmit, onDirtyChange, user: userEvent.setup() };
}

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('Name'), ' Marta ');
  await user.type(screen.getByLabelText('Email'), 'marta@cantil.example');
  await user.type(screen.getByLabelText('Message'), 'May we see a demo?');
}

const send = () => screen.getByRole('button', { name: 'Send message' });

describe('ContactForm', () => {
  it('sends name, email and message, then clears the message and keeps the rest', async () => {
    const { onSubmit, user } = show();
    await fill(user);
    await user.click(send());
    expect(onSubmit).toHaveBeenCalledWith({
      name: 'Marta',
      email: 'marta@cantil.example',
      message: 'May we see a demo?',
    });
    expect((await screen.findByRole('status')).textContent).toContain('Your message has been sent');
    expect(screen.getByLabelText('Message')).toHaveProperty('value', '');
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'marta@cantil.example');
    expect(screen.queryByText('Message is required')).toBeNull();
  });

  it('shows every message and focuses the first invalid field when it is submitted incomplete', async () => {
    const { onSubmit, user } = show();
    await user.type(screen.getByLabelText('Name'), 'Marta');
    await user.click(send());
    expect(screen.getByText('Email is required')).toBeDefined();
    expect(screen.getByText('Message is required')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('is dirty until the message is sent; the sender’s data does not count after that', async () => {
    const { onDirtyChange, user } = show();
    await fill(user);
    expect(onDirtyChange.mock.lastCall).toEqual([true]);
    await user.click(send());
    await screen.findByRole('status');
    expect(onDirtyChange.mock.lastCall).toEqual([false]);
    await user.type(screen.getByLabelText('Message'), 'One more thing');
    expect(onDirtyChange.mock.lastCall).toEqual([true]);
    await user.clear(screen.getByLabelText('Message'));
    expect(onDirtyChange.mock.lastCall).toEqual([false]);
  });

  it('keeps the input when sending fails', async () => {
    const { onDirtyChange, user } = show(() => Promise.reject(new Error('')));
    await fill(user);
    await user.click(send());
    expect(onDirtyChange.mock.lastCall).toEqual([true]);
    expect((await screen.findByRole('alert')).textContent).toContain('The message could not be sent');
    expect(screen.getByLabelText('Message')).toHaveProperty('value', 'May we see a demo?');
  });
});
