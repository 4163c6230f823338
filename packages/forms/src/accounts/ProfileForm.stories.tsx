import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { FormsStory } from '../testing/FormsStory.tsx';
import { withMessages } from '../testing/storyLocale.tsx';
import { ProfileForm, type ProfileFormProps } from './ProfileForm.tsx';

type Submit = ProfileFormProps['onSubmit'];

const profile = {
  first_name: 'Marta',
  last_name: 'Iriarte',
  phone: '+34 600 000 000',
  linkedin_personal_url: 'https://www.linkedin.com/in/marta-iriarte',
  company_name: 'Cantil Capital',
  linkedin_company_url: '',
};

const meta = {
  title: 'Forms/Accounts/ProfileForm',
  component: ProfileForm,
  args: {
    profile,
    profileType: 'Inversor',
    profileGroup: 'Analyst',
    onSubmit: fn<Submit>(() => Promise.resolve()),
    cancelHref: '#dashboard',
    style: { maxInlineSize: 720 },
  },
  decorators: [withMessages],
  parameters: {
    docs: {
      description: {
        component:
          "The user's own data and company, in three cards. Type and group are read-only; the role is not shown. The button is disabled until every field is valid.\n\n- **Do** show type and group, so that users know why they see what they see.\n- **Don't** show them as disabled fields: nothing here can enable them.\n\n**Accessibility.** A native form in which each card is a region with its heading. Fields are validated on blur; an error is an alert.",
      },
    },
  },
} satisfies Meta<typeof ProfileForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const settings = within(canvas.getByRole('region', { name: 'Profile Settings' }));
    await expect(settings.getByText('Profile Type')).toBeVisible();
    await expect(settings.queryByRole('textbox')).toBeNull();
    await expect(settings.queryByText('Role')).toBeNull();
  },
};

/** Only the required data of an account is stored. */
export const Empty: Story = {
  args: { profile: { ...profile, phone: '', linkedin_personal_url: '', company_name: '' } },
};

export const FieldErrors: Story = {
  parameters: { locale: 'es' },
  play: async ({ canvas }) => {
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Nombre' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'LinkedIn de la empresa' }), 'cantil');
    await userEvent.tab();
    await expect(canvas.getByText('El nombre es requerido')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'LinkedIn de la empresa' })).toBeInvalid();
    await expect(canvas.getByRole('button', { name: 'Guardar perfil' })).toBeDisabled();
  },
};

export const Loading: Story = {
  args: { onSubmit: fn<Submit>(() => new Promise(() => undefined)) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }));
    await expect(canvas.getByRole('button', { name: /Saving/ })).toHaveAttribute('aria-busy', 'true');
  },
};

export const ErrorState: Story = {
  args: { onSubmit: fn<Submit>(() => Promise.reject(new Error('Too many requests. Try again in 20 seconds.'))) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Too many requests. Try again in 20 seconds.');
  },
};

export const Spanish: Story = { parameters: { locale: 'es' } };

export const Narrow: Story = { globals: { viewport: { value: 'mobile2' } } };

export const LongText: Story = {
  args: { style: { maxInlineSize: 240 } },
  parameters: { locale: 'es' },
};

/** Enter in a field saves. */
export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'First Name' })).toHaveFocus();
    await userEvent.keyboard('{End} Elena{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ first_name: 'Marta Elena' }));
  },
};

export const Gallery: Story = {
  tags: ['gallery'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 48 }}>
      <ProfileForm {...args} />
      <FormsStory locale="es">
        <ProfileForm {...args} />
      </FormsStory>
    </div>
  ),
};
