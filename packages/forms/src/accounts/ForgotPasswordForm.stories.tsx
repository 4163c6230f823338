import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { FormsStory } from '../testing/FormsStory.tsx';
import { withMessages } from '../testing/storyLocale.tsx';
import { ForgotPasswordForm, type ForgotPasswordFormProps } from './ForgotPasswordForm.tsx';

const meta = {
  title: 'Forms/Accounts/ForgotPasswordForm',
  component: ForgotPasswordForm,
  args: {
    onSubmit: fn<ForgotPasswordFormProps['onSubmit']>(() => Promise.resolve()),
    signInHref: '#login',
    style: { maxInlineSize: 400 },
  },
  decorators: [withMessages],
  parameters: {
    docs: {
      description: {
        component:
          "Requests a link to set a new password. The response is the same whether or not the address has an account. The form stays, so that a mistyped address can be corrected and sent again.\n\n- **Do** give the same response for every address, in text and in timing.\n- **Don't** navigate after sending: the user may have to correct a typo.\n\n**Accessibility.** A native form: Enter submits. Submitting an invalid address shows the message and focuses the field. An error is an alert, a success a status; the focus stays on the button.",
      },
    },
  },
} satisfies Meta<typeof ForgotPasswordForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** An invalid address, in Spanish: the message appears on blur. */
export const FieldErrors: Story = {
  parameters: { locale: 'es' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar instrucciones' }));
    await expect(canvas.getByText('El correo electrónico es requerido')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('marta');
    await userEvent.tab();
    await expect(canvas.getByText('Ingresa un correo electrónico válido')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Loading: Story = {
  args: { onSubmit: fn<ForgotPasswordFormProps['onSubmit']>(() => new Promise(() => undefined)) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'marta.iriarte@cantil.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Send instructions' }));
    await expect(canvas.getByRole('button', { name: /Sending/ })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Sent: Story = {
  parameters: { locale: 'es' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'marta.iriarte@cantil.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar instrucciones' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent(
      'Se han enviado las instrucciones a tu correo electrónico',
    );
  },
};

export const ErrorState: Story = {
  args: {
    onSubmit: fn<ForgotPasswordFormProps['onSubmit']>(() =>
      Promise.reject(new Error('Too many requests. Try again in 3540 seconds.')),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'marta.iriarte@cantil.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Send instructions' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Too many requests');
  },
};

/** A valid address. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'marta.iriarte@cantil.example');
    await expect(canvas.getByRole('button', { name: 'Send instructions' })).toBeEnabled();
  },
};

export const Spanish: Story = { parameters: { locale: 'es' } };

export const Narrow: Story = { globals: { viewport: { value: 'mobile2' } } };

export const LongText: Story = {
  args: { style: { maxInlineSize: 240 } },
  parameters: { locale: 'es' },
};

/** From the field to the response with the keyboard only. */
export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('marta.iriarte@cantil.example{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'marta.iriarte@cantil.example' });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Send instructions' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Back to sign in' })).toHaveFocus();
  },
};

export const Gallery: Story = {
  tags: ['gallery'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 48 }}>
      <ForgotPasswordForm {...args} />
      <FormsStory locale="es">
        <ForgotPasswordForm {...args} />
      </FormsStory>
    </div>
  ),
};
