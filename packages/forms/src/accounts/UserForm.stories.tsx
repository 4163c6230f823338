import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { FormsStory } from '../testing/FormsStory.tsx';
import { withMessages } from '../testing/storyLocale.tsx';
import { UserForm, type UserFormProps } from './UserForm.tsx';

type Submit = UserFormProps['onSubmit'];

const user = {
  first_name: 'Marta',
  last_name: 'Iriarte',
  email: 'marta.iriarte@cantil.example',
  phone: '+34 600 000 000',
  linkedin_personal_url: 'https://www.linkedin.com/in/marta-iriarte',
  company_name: 'Cantil Capital',
  linkedin_company_url: '',
  role: 'user',
  profile_type_code: 'I',
  profile_group_code: 'ANALYST',
};

const meta = {
  title: 'Forms/Accounts/UserForm',
  component: UserForm,
  args: {
    user,
    onSubmit: fn<Submit>(() => Promise.resolve()),
    onCancel: fn<() => void>(),
    style: { maxInlineSize: 640 },
  },
  decorators: [withMessages],
  parameters: {
    docs: {
      description: {
        component:
          "The form in which administrators create or edit an account: the person, the company, the settings, and for a new account the password or an invitation to set it. The button is enabled from the start for a new account; submitting an incomplete form focuses the first invalid field.\n\n- **Do** omit `user` for a new account; only then is there a password or an invitation.\n- **Don't** use it for the user's own account: users cannot change their own role, so that is the ProfileForm.\n\n**Accessibility.** A native form in which each group is a region with its heading. Fields are validated on blur; an error is an alert.",
      },
    },
  },
} satisfies Meta<typeof UserForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A new account. */
export const Empty: Story = { args: { user: undefined } };

export const FieldErrors: Story = {
  args: { user: undefined },
  parameters: { locale: 'es' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Crear usuario' }));
    await expect(canvas.getByRole('textbox', { name: 'Nombre' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Correo electrónico' })).toBeInvalid();
  },
};

export const Loading: Story = {
  args: { onSubmit: fn<Submit>(() => new Promise(() => undefined)) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone' }), '1');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(canvas.getByRole('button', { name: /Saving/ })).toHaveAttribute('aria-busy', 'true');
  },
};

export const ErrorState: Story = {
  args: { onSubmit: fn<Submit>(() => Promise.reject(new Error('There must be at least one administrator'))) },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Role' }), 'Administrator');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('There must be at least one administrator');
  },
};

/** The user of a new account sets the password. */
export const Invitation: Story = {
  args: { user: undefined },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Send an invitation' }));
    await expect(canvas.queryByLabelText(/^Password/)).toBeNull();
  },
};

/** Another administrator changed the same field first: nothing is overwritten, and no input is lost. */
export const Conflict: Story = {
  args: {
    onSubmit: fn<Submit>(() =>
      Promise.reject(
        Object.assign(new Error('Changed'), {
          code: 'STALE',
          edit: { by: 'Elena Gil', by_caller: false, at: '2026-11-20T09:30:00.000Z' },
          theirs: { role: 'admin', phone: '' },
        }),
      ),
    ),
  },
  play: async ({ canvas }) => {
    const phone = canvas.getByRole('textbox', { name: 'Phone' });
    await userEvent.type(phone, '1');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Elena Gil saved changes in the meantime');
    await expect(alert).toHaveTextContent('Administrator');
    await expect(phone).toHaveValue('+34 600 000 0001');
    await userEvent.click(canvas.getByRole('button', { name: 'Use the saved values' }));
    await expect(phone).toHaveValue('');
  },
};

export const Spanish: Story = { parameters: { locale: 'es' } };

export const Narrow: Story = { globals: { viewport: { value: 'mobile2' } } };

export const LongText: Story = {
  args: { user: undefined, style: { maxInlineSize: 240 } },
  parameters: { locale: 'es' },
};

/** Enter in a field saves. */
export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'First Name' })).toHaveFocus();
    await userEvent.keyboard('{End} Elena{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ first_name: 'Marta Elena' }), null);
  },
};

export const Gallery: Story = {
  tags: ['gallery'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 48 }}>
      <UserForm {...args} />
      <FormsStory locale="es">
        <UserForm {...args} user={undefined} />
      </FormsStory>
    </div>
  ),
};
