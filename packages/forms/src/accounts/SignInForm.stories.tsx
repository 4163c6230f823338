import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { FormsStory } from '../testing/FormsStory.tsx';
import { withMessages } from '../testing/storyLocale.tsx';
import { SignInForm, type SignInFormProps } from './SignInForm.tsx';

const meta = {
  title: 'Forms/Accounts/SignInForm',
  component: SignInForm,
  args: {
    onSubmit: fn<SignInFormProps['onSubmit']>(() => Promise.resolve()),
    forgotPasswordHref: '#forgot-password',
    registerHref: '#register',
    style: { maxInlineSize: 400 },
  },
  decorators: [withMessages],
  parameters: {
    docs: {
      description: {
        component:
          "Email and password of a user with an account. Fields are validated on blur; the button is disabled until both are valid, and a server error is shown above the button while the password is kept.\n\n- **Do** return to the page that the user came from, and show server errors above the button.\n- **Don't** reveal which of the two was wrong, or clear the fields.\n\n**Accessibility.** A native form: Enter submits. Messages are tied to their field and an error is an alert; the focus stays on the button. The fields have the autocomplete names that password managers look for.",
      },
    },
  },
} satisfies Meta<typeof SignInForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Fields are validated on blur, and a message disappears as soon as the input is valid. */
export const FieldErrors: Story = {
  play: async ({ canvas }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.type(email, 'marta');
    await expect(canvas.queryByText('Enter a valid email')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByText('Enter a valid email')).toBeVisible();
    await expect(email).toBeInvalid();
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeDisabled();
    await userEvent.type(email, '@cantil.example');
    await expect(canvas.queryByText('Enter a valid email')).toBeNull();
  },
};

/** While the request is pending, the button keeps its width and its focus. */
export const Loading: Story = {
  args: { onSubmit: fn<SignInFormProps['onSubmit']>(() => new Promise(() => undefined)) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'marta.iriarte@cantil.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'Cantil!2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(canvas.getByRole('button', { name: /Signing in/ })).toHaveAttribute('aria-busy', 'true');
  },
};

/** The server refuses: an alert above the button, and the password is kept. */
export const ErrorState: Story = {
  args: {
    onSubmit: fn<SignInFormProps['onSubmit']>(() =>
      Promise.reject(new Error('El correo o la contraseña no son correctos.')),
    ),
  },
  parameters: { locale: 'es' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Correo electrónico' }), 'marta.iriarte@cantil.example');
    await userEvent.type(canvas.getByLabelText('Contraseña'), 'Cantil!2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Iniciar sesión' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('El correo o la contraseña no son correctos.');
    await expect(canvas.getByLabelText('Contraseña')).toHaveValue('Cantil!2026');
    await expect(canvas.getByRole('button', { name: 'Iniciar sesión' })).toHaveFocus();
  },
};

/** All fields are valid: the button is enabled. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'marta.iriarte@cantil.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'Cantil!2026');
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeEnabled();
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
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeDisabled();
  },
};

/** From the first field to the response with the keyboard only. */
export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
    await userEvent.keyboard('marta.iriarte@cantil.example');
    await userEvent.tab();
    await userEvent.keyboard('Cantil!2026');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Remember me' })).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Forgot your password?' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      email: 'marta.iriarte@cantil.example',
      password: 'Cantil!2026',
      rememberMe: true,
    });
  },
};

export const Gallery: Story = {
  tags: ['gallery'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 48 }}>
      <SignInForm {...args} />
      <FormsStory locale="es">
        <SignInForm {...args} />
      </FormsStory>
    </div>
  ),
};
