import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { FormsStory } from '../testing/FormsStory.tsx';
import { withMessages } from '../testing/storyLocale.tsx';
import { PasswordForm, type PasswordFormProps } from './PasswordForm.tsx';

type Submit = PasswordFormProps['onSubmit'];

const meta = {
  title: 'Forms/Accounts/PasswordForm',
  component: PasswordForm,
  args: { onSubmit: fn<Submit>(() => Promise.resolve()), style: { maxInlineSize: 360 } },
  decorators: [withMessages],
  parameters: {
    docs: {
      description: {
        component:
          "Changes the password of a signed-in user who knows the current one. The button is disabled until all three fields are valid; afterwards the fields are cleared and the other sessions have ended.\n\n- **Do** mention next to it that the other sessions end.\n- **Don't** put it into the profile form: one button would save two things.\n\n**Accessibility.** A native form whose fields a password manager recognises. Each criterion shows whether it is met; an error is an alert, a success a status.",
      },
    },
  },
} satisfies Meta<typeof PasswordForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function fill(canvas: Canvas) {
  await userEvent.type(canvas.getByLabelText('Current password'), 'Before!1');
  await userEvent.type(canvas.getByLabelText('New password'), 'After!2026');
  await userEvent.type(canvas.getByLabelText('Confirm password'), 'After!2026');
}

export const Default: Story = {};

export const FieldErrors: Story = {
  parameters: { locale: 'es' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Nueva contraseña'), 'corta');
    await userEvent.type(canvas.getByLabelText('Contraseña actual'), 'a');
    await userEvent.tab();
    await expect(canvas.getByText('La contraseña debe tener al menos 8 caracteres')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cambiar contraseña' })).toBeDisabled();
  },
};

export const Loading: Story = {
  args: { onSubmit: fn<Submit>(() => new Promise(() => undefined)) },
  play: async ({ canvas }) => {
    await fill(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await expect(canvas.getByRole('button', { name: /Saving/ })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Changed: Story = {
  play: async ({ canvas }) => {
    await fill(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await expect(await canvas.findByText('Your other sessions have ended.')).toBeVisible();
    await expect(canvas.getByLabelText('Current password')).toHaveValue('');
  },
};

/** The current password is wrong. */
export const ErrorState: Story = {
  args: { onSubmit: fn<Submit>(() => Promise.reject(new Error('The current password is wrong'))) },
  play: async ({ canvas }) => {
    await fill(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The current password is wrong');
    await expect(canvas.getByLabelText('New password')).toHaveValue('After!2026');
  },
};

/** All fields are valid: the button is enabled. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await fill(canvas);
    await expect(canvas.getByRole('button', { name: 'Change password' })).toBeEnabled();
  },
};

export const Spanish: Story = { parameters: { locale: 'es' } };

export const Narrow: Story = { globals: { viewport: { value: 'mobile2' } } };

export const LongText: Story = {
  args: { style: { maxInlineSize: 240 } },
  parameters: { locale: 'es' },
};

/** Enter in the last field submits the form. */
export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await fill(canvas);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ current_password: 'Before!1', password: 'After!2026' });
  },
};

export const Gallery: Story = {
  tags: ['gallery'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 48 }}>
      <PasswordForm {...args} />
      <FormsStory locale="es">
        <PasswordForm {...args} />
      </FormsStory>
    </div>
  ),
};
