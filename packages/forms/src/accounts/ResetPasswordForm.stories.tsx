import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { FormsStory } from '../testing/FormsStory.tsx';
import { withMessages } from '../testing/storyLocale.tsx';
import { ResetPasswordForm, type ResetPasswordFormProps } from './ResetPasswordForm.tsx';

const meta = {
  title: 'Forms/Accounts/ResetPasswordForm',
  component: ResetPasswordForm,
  args: {
    onSubmit: fn<ResetPasswordFormProps['onSubmit']>(() => Promise.resolve()),
    signInHref: '#login',
    forgotPasswordHref: '#forgot-password',
    style: { maxInlineSize: 400 },
  },
  decorators: [withMessages],
  parameters: {
    docs: {
      description: {
        component:
          "The target of the links in recovery and invitation emails. The strength meter counts five criteria, while the message under the field follows the order of the rules; the button is disabled until both fields are filled and equal. An expired link comes with a link to request a new one.\n\n- **Do** check the link when the form is submitted, and offer a new one when it has expired.\n- **Don't** sign the user in immediately: the new password should be used once while it is fresh.\n\n**Accessibility.** A native form: Enter submits. Both fields can be revealed and have the autocomplete name of a new password. An error is an alert, a success a status.",
      },
    },
  },
} satisfies Meta<typeof ResetPasswordForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The first password of a new account. */
export const Invitation: Story = { args: { isInvitation: true } };

/** A weak password that differs from its confirmation, in Spanish. */
export const FieldErrors: Story = {
  parameters: { locale: 'es' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Nueva contraseña'), 'cantil26');
    await userEvent.type(canvas.getByLabelText('Confirmar contraseña'), 'cantil');
    await userEvent.tab();
    await expect(canvas.getByText('La contraseña debe incluir al menos una letra mayúscula')).toBeVisible();
    await expect(canvas.getByText('Las contraseñas no coinciden')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Restablecer contraseña' })).toBeDisabled();
  },
};

export const Loading: Story = {
  args: { onSubmit: fn<ResetPasswordFormProps['onSubmit']>(() => new Promise(() => undefined)) },
  play: async ({ canvas }) => {
    await fill(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset password' }));
    await expect(canvas.getByRole('button', { name: /Saving/ })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Done: Story = {
  play: async ({ args, canvas }) => {
    await fill(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset password' }));
    await expect(await canvas.findByText('The password has been reset')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reset password' })).toBeDisabled();
    await expect(args.onSubmit).toHaveBeenCalledWith({ password: 'Cantil!2026' });
  },
};

/** The link has expired: the alert links to a new one. */
export const ErrorState: Story = {
  args: {
    onSubmit: fn<ResetPasswordFormProps['onSubmit']>(() => Promise.reject(new Error('The reset link has expired'))),
  },
  play: async ({ canvas }) => {
    await fill(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset password' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The reset link has expired');
    await expect(canvas.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '#forgot-password');
  },
};

/** All fields are valid: the button is enabled. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await fill(canvas);
    await expect(canvas.getByRole('button', { name: 'Reset password' })).toBeEnabled();
  },
};

export const Spanish: Story = { parameters: { locale: 'es' } };

export const Narrow: Story = { globals: { viewport: { value: 'mobile2' } } };

export const LongText: Story = {
  args: { style: { maxInlineSize: 240 } },
  parameters: { locale: 'es' },
};

export const Disabled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Reset password' })).toBeDisabled();
  },
};

/** From the first field to the response with the keyboard only, revealing the password on the way. */
export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('Cantil!2026');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByLabelText('New password')).toHaveAttribute('type', 'text');
    await userEvent.tab();
    await userEvent.keyboard('Cantil!2026{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

export const Gallery: Story = {
  tags: ['gallery'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 48 }}>
      <ResetPasswordForm {...args} />
      <FormsStory locale="es">
        <ResetPasswordForm {...args} />
      </FormsStory>
    </div>
  ),
};

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function fill(canvas: Canvas) {
  await userEvent.type(canvas.getByLabelText('New password'), 'Cantil!2026');
  await userEvent.type(canvas.getByLabelText('Confirm password'), 'Cantil!2026');
}
