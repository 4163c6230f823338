import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { FormsStory } from '../testing/FormsStory.tsx';
import { withMessages } from '../testing/storyLocale.tsx';
import { RegisterForm, type RegisterFormProps } from './RegisterForm.tsx';

const meta = {
  title: 'Forms/Accounts/RegisterForm',
  component: RegisterForm,
  args: {
    onSubmit: fn<RegisterFormProps['onSubmit']>(() => Promise.resolve()),
    signInHref: '#login',
    termsHref: '#terms',
    style: { maxInlineSize: 480 },
  },
  decorators: [withMessages],
  parameters: {
    docs: {
      description: {
        component:
          "Creates an account. The kind of entity decides which metrics a user sees, so each is a card with a short explanation. The strength meter counts five criteria, while the message under the field follows the order of the rules.\n\n- **Do** explain each kind of entity; it decides what the user sees later.\n- **Don't** ask for more than an account needs. Everything else belongs in the profile.\n\n**Accessibility.** A native form: Enter submits. The button is always enabled; submitting an incomplete form shows every message and focuses the first invalid field. Cards and segments are radio groups: arrow keys choose.",
      },
    },
  },
} satisfies Meta<typeof RegisterForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Submitting an incomplete form shows every message and focuses the first invalid field. */
export const FieldErrors: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    for (const message of [
      'First name is required',
      'Last name is required',
      'Email is required',
      'Select an entity type',
      'Select a profile group',
      'Password is required',
      'You must accept the terms and conditions',
    ]) {
      await expect(canvas.getByText(message)).toBeVisible();
    }
    await expect(canvas.getByRole('textbox', { name: 'First Name' })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Partly filled in, in Spanish: one field is too short, the password of medium strength. */
export const HalfFilled: Story = {
  parameters: { locale: 'es' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nombre' }), 'Marta');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Apellidos' }), 'I');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Correo electrónico' }), 'marta.iriarte@cantil.example');
    await userEvent.click(canvas.getByRole('radio', { name: 'Inversor', description: 'Fondo o business angel' }));
    await userEvent.type(canvas.getByLabelText('Contraseña'), 'cantil26');
    await expect(canvas.getByText('Los apellidos deben tener al menos 2 caracteres')).toBeVisible();
    await expect(canvas.getByText('3 de 5')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { onSubmit: fn<RegisterFormProps['onSubmit']>(() => new Promise(() => undefined)) },
  play: async ({ canvas }) => {
    await fill(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(canvas.getByRole('button', { name: /Creating account/ })).toHaveAttribute('aria-busy', 'true');
  },
};

export const ErrorState: Story = {
  args: {
    onSubmit: fn<RegisterFormProps['onSubmit']>(() => Promise.reject(new Error('The email is already registered'))),
  },
  play: async ({ canvas }) => {
    await fill(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The email is already registered');
    await expect(canvas.getByLabelText('Password')).toHaveValue('Cantil!2026');
  },
};

/** All fields are valid: the button is enabled. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await fill(canvas);
    await expect(canvas.getByRole('button', { name: 'Create account' })).toBeEnabled();
  },
};

export const Spanish: Story = { parameters: { locale: 'es' } };

export const Narrow: Story = { globals: { viewport: { value: 'mobile2' } } };

export const LongText: Story = {
  args: { style: { maxInlineSize: 240 } },
  parameters: { locale: 'es' },
};

/** From the first field to the response with the keyboard only. */
export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('Marta');
    await userEvent.tab();
    await userEvent.keyboard('Iriarte');
    await userEvent.tab();
    await userEvent.keyboard('marta.iriarte@cantil.example');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown} ');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight} ');
    await userEvent.tab();
    await userEvent.keyboard('Cantil!2026');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: /terms and conditions/ })).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      first_name: 'Marta',
      last_name: 'Iriarte',
      email: 'marta.iriarte@cantil.example',
      profile_type_code: 'C',
      profile_group_code: 'INVESTOR',
      password: 'Cantil!2026',
    });
  },
};

export const Gallery: Story = {
  tags: ['gallery'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 48 }}>
      <RegisterForm {...args} />
      <FormsStory locale="es">
        <RegisterForm {...args} />
      </FormsStory>
    </div>
  ),
};

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function fill(canvas: Canvas) {
  await userEvent.type(canvas.getByRole('textbox', { name: 'First Name' }), 'Marta');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Last Name' }), 'Iriarte');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'marta.iriarte@cantil.example');
  await userEvent.click(canvas.getByRole('radio', { name: 'Corporation' }));
  await userEvent.click(canvas.getByRole('radio', { name: 'Investor', description: '' }));
  await userEvent.type(canvas.getByLabelText('Password'), 'Cantil!2026');
  await userEvent.click(canvas.getByRole('checkbox'));
}
