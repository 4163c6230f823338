import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import '../testing/jsdom.ts';
import { FormsStory } from '../testing/FormsStory.tsx';
import { UserForm, type UserFormProps } from './UserForm.tsx';

afterEach(cleanup);

type Submit = UserFormProps['onSubmit'];

const stored = {
  first_name: 'Marta',
  last_name: 'Iriarte',
  email: 'marta@cantil.example',
  phone: '600 000 000',
  linkedin_personal_url: '',
  company_name: 'Cantil',
  linkedin_company_url: '',
  role: 'admin',
  profile_type_code: 'C',
  profile_group_code: 'ANALYST',
};

function show(user?: UserFormProps['user'], onSubmit: Submit = vi.fn<Submit>(() => Promise.resolve())) {
  const onCancel = vi.fn<() => void>();
  render(
    <FormsStory>
      <UserForm user={user} onSubmit={onSubmit} onCancel={onCancel} />
    </FormsStory>,
  );
  return { onSubmit, onCancel, user: userEvent.setup() };
}

const field = (name: string) => screen.getByRole('textbox', { name });
const choice = (name: string) => screen.getByRole('combobox', { name });
const password = () => screen.getByLabelText(/^Password/, { selector: 'input' });
const create = () => screen.getByRole('button', { name: 'Create User' });

describe('UserForm for a new account', () => {
  it('prevents the browser from autofilling the administrator’s data', () => {
    show();
    const tokens = screen.getAllByRole('textbox').map((input) => input.getAttribute('autocomplete'));
    expect(new Set(tokens)).toEqual(new Set(['off']));
    expect(password().getAttribute('autocomplete')).toBe('new-password');
  });

  it('starts as an investor in the investor group, without admin rights', () => {
    show();
    expect(choice('Role')).toHaveProperty('value', 'user');
    expect(choice('Profile Type')).toHaveProperty('value', 'I');
    expect(choice('Profile Group')).toHaveProperty('value', 'INVESTOR');
  });

  it('lists missing fields and focuses the first', async () => {
    const { onSubmit, user } = show();
    await user.click(create());
    expect(screen.getAllByText('The fields name, last name and email are required')).toHaveLength(3);
    expect(screen.getByText('The password is required for new users')).toBeDefined();
    expect(document.activeElement).toBe(field('First Name'));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('focuses the password when only that is invalid', async () => {
    const { onSubmit, user } = show();
    await user.type(field('First Name'), 'Elena');
    await user.type(field('Last Name'), 'Gil');
    await user.type(field('Email'), 'elena@cantil.example');
    await user.type(password(), 'short');
    await user.click(create());
    expect(document.activeElement).toBe(password());
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('requires no password for an invited user', async () => {
    const { onSubmit, user } = show();
    await user.type(field('First Name'), 'Elena');
    await user.type(field('Last Name'), 'Gil');
    await user.type(field('Email'), 'elena@cantil.example');
    await user.click(screen.getByRole('radio', { name: 'Send an invitation' }));
    expect(screen.queryByLabelText(/^Password/, { selector: 'input' })).toBeNull();
    await user.click(create());
    expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ email: 'elena@cantil.example' }), null);
  });

  it('validates the email on blur', async () => {
    const { user } = show();
    await user.type(field('Email'), 'elena');
    await user.tab();
    expect(screen.getByText('The email is not valid')).toBeDefined();
    await user.clear(field('Email'));
    await user.type(field('Email'), 'evil.example/verify?x=@a.io');
    await user.tab();
    expect(screen.getByText('The email is not valid')).toBeDefined();
  });

  it('sends trimmed texts, null for empty fields, and the password', async () => {
    const { onSubmit, user } = show();
    await user.type(field('First Name'), ' Elena ');
    await user.type(field('Last Name'), 'Gil');
    await user.type(field('Email'), 'elena@cantil.example');
    await user.type(password(), 'Segura!2026');
    await user.selectOptions(choice('Role'), 'Administrator');
    await user.click(create());
    const values = {
      first_name: 'Elena',
      last_name: 'Gil',
      email: 'elena@cantil.example',
      phone: null,
      linkedin_personal_url: null,
      company_name: null,
      linkedin_company_url: null,
      role: 'admin',
      profile_type_code: 'I',
      profile_group_code: 'INVESTOR',
    };
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(values, 'Segura!2026');
  });
});

describe('UserForm for an existing account', () => {
  it('requires no password and sends only the changes', async () => {
    const { onSubmit, user } = show(stored);
    const save = screen.getByRole('button', { name: 'Save Changes' });
    expect(screen.queryByLabelText(/^Password/, { selector: 'input' })).toBeNull();
    expect(save).toHaveProperty('disabled', true);
    await user.clear(field('Phone'));
    await user.click(save);
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(
      { ...stored, phone: null, linkedin_personal_url: null, linkedin_company_url: null },
      null,
    );
  });

  it('keeps the input when saving fails', async () => {
    const { user } = show(stored, () => Promise.reject(new Error('The email is already registered')));
    await user.type(field('Last Name'), ' Gil');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect((await screen.findByRole('alert')).textContent).toContain('The email is already registered');
    expect(field('Last Name')).toHaveProperty('value', 'Iriarte Gil');
  });

  it('cancels without saving', async () => {
    const { onSubmit, onCancel, user } = show(stored);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onCancel).toHaveBeenCalledOnce();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
