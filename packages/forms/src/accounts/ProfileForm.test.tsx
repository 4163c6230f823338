import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import '../testing/jsdom.ts';
import { FormsStory } from '../testing/FormsStory.tsx';
import { ProfileForm, type ProfileFormProps } from './ProfileForm.tsx';

afterEach(cleanup);

type Submit = ProfileFormProps['onSubmit'];

const profile = {
  first_name: 'Marta',
  last_name: 'Iriarte',
  phone: '',
  linkedin_personal_url: '',
  company_name: 'Cantil',
  linkedin_company_url: '',
};

function show(
  onSubmit: Submit = vi.fn<Submit>(() => Promise.resolve()),
  onDirtyChange?: ProfileFormProps['onDirtyChange'],
) {
  render(
    <FormsStory>
      <ProfileForm
        profile={profile}
        profileType="Investor"
        profileGroup="Analyst"
        onSubmit={onSubmit}
        onDirtyChange={onDirtyChange}
        cancelHref="/dashboard"
      />
    </FormsStory>,
  );
  return { onSubmit, user: userEvent.setup() };
}

const field = (name: string) => screen.getByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Save profile' });

describe('ProfileForm', () => {
  it('allows the browser to autofill', () => {
    show();
    const tokens = screen.getAllByRole('textbox').map((input) => input.getAttribute('autocomplete'));
    expect(tokens).toEqual(['given-name', 'family-name', 'tel', 'url', 'organization', 'off']);
  });

  it('reports when it becomes dirty or clean; whitespace does not count', async () => {
    const onDirtyChange = vi.fn<(isDirty: boolean) => void>();
    const { user } = show(undefined, onDirtyChange);
    expect(onDirtyChange.mock.lastCall).toEqual([false]);
    await user.type(field('Company Name'), ' ');
    expect(onDirtyChange.mock.lastCall).toEqual([false]);
    await user.type(field('Company Name'), '2');
    expect(onDirtyChange.mock.lastCall).toEqual([true]);
    await user.type(field('Company Name'), '{Backspace}');
    expect(onDirtyChange.mock.lastCall).toEqual([false]);
  });

  it('reports clean when it is left by Cancel', async () => {
    const onDirtyChange = vi.fn<(isDirty: boolean) => void>();
    const { user } = show(undefined, onDirtyChange);
    await user.type(field('Phone'), '6');
    expect(onDirtyChange.mock.lastCall).toEqual([true]);
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    expect(onDirtyChange.mock.lastCall).toEqual([false]);
  });

  it('saves every field, and clears emptied ones', async () => {
    const { onSubmit, user } = show();
    await user.type(field('Phone'), ' +34 600 000 000 ');
    await user.clear(field('Company Name'));
    await user.click(save());
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ ...profile, phone: '+34 600 000 000', company_name: '' });
  });

  it.each([
    ['First Name', 'First name is required'],
    ['Last Name', 'Last name is required'],
  ])('cannot be saved without %s', async (name, message) => {
    const { user } = show();
    await user.clear(field(name));
    await user.tab();
    expect(screen.getByText(message)).toBeDefined();
    expect(save()).toHaveProperty('disabled', true);
  });

  it('validates the LinkedIn addresses', async () => {
    const { user } = show();
    await user.type(field('Personal LinkedIn'), 'marta');
    await user.tab();
    expect(screen.getByText(/^Personal LinkedIn must/)).toBeDefined();
    expect(save()).toHaveProperty('disabled', true);
  });

  it('shows type and group as read-only', () => {
    show();
    expect(screen.getByText('Investor')).toBeDefined();
    expect(screen.getByText('Analyst')).toBeDefined();
    expect(screen.getAllByRole('textbox')).toHaveLength(6);
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByText(/Role/)).toBeNull();
  });

  it('keeps the input when saving fails', async () => {
    const { user } = show(() => Promise.reject(new Error('Too many requests')));
    await user.type(field('Last Name'), ' Gil');
    await user.click(save());
    expect((await screen.findByRole('alert')).textContent).toContain('Too many requests');
    expect(field('Last Name')).toHaveProperty('value', 'Iriarte Gil');
  });

  it('links back without saving', () => {
    show();
    expect(screen.getByRole('link', { name: 'Cancel' }).getAttribute('href')).toBe('/dashboard');
  });
});
