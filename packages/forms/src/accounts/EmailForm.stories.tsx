import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { FormsStory } from '../testing/FormsStory.tsx';
import { withMessages } from '../testing/storyLocale.tsx';
import { EmailForm, type EmailFormProps } from './EmailForm.tsx';

type Submit = EmailFormProps['onSubmit'];

const meta = {
  title: 'Forms/Accounts/EmailForm',
  component: EmailForm,
  args: { onSubmit: fn<Submit>(() => Promise.resolve()), style: { maxInlineSize: 360 } },
  decorators: [withMessages],
  parameters: {
    docs: {
      description: {
        component:
          "Asks for another email of a signed-in user who knows the password. The email changes only when the link that is mailed there is followed, so the form does not say that it has.\n\n- **Do** show next to it which change is waiting.\n- **Don't** put it into the profile form: one button would save two things, of which only one takes effect.\n\n**Accessibility.** A native form whose fields a password manager recognises. Fields are validated on blur; an error is an alert.",
      },
    },
  },
} satisfies Meta<typeof EmailForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function fill(canvas: Canvas) {
  await userEvent.type(canvas.getByLabelText('New email'), 'marta@cantil.example');
  await userEvent.type(canvas.getByLabelText('Your password'), 'Before!1');
}

export const Default: Story = {};

/** The email contains a letter of another script. */
export const FieldErrors: Story = {
  parameters: { locale: 'es' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Nuevo correo electrónico'), 'm\u0430rta@cantil.example');
    await userEvent.tab();
    await expect(canvas.getByText(/solo con letras latinas sin acentos/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cambiar correo electrónico' })).toBeDisabled();
  },
};

export const Loading: Story = {
  args: { onSubmit: fn<Submit>(() => new Promise(() => undefined)) },
  play: async ({ canvas }) => {
    await fill(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Change email' }));
    await expect(canvas.getByRole('button', { name: /Sending/ })).toHaveAttribute('aria-busy', 'true');
  },
};

/** The password is wrong. */
export const ErrorState: Story = {
  args: { onSubmit: fn<Submit>(() => Promise.reject(new Error('The current password is wrong'))) },
  play: async ({ canvas }) => {
    await fill(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Change email' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The current password is wrong');
    await expect(canvas.getByLabelText('New email')).toHaveValue('marta@cantil.example');
  },
};

/** Both fields are valid: the button is enabled. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await fill(canvas);
    await expect(canvas.getByRole('button', { name: 'Change email' })).toBeEnabled();
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
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'marta@cantil.example', current_password: 'Before!1' });
  },
};

export const Gallery: Story = {
  tags: ['gallery'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 48 }}>
      <EmailForm {...args} />
      <FormsStory locale="es">
        <EmailForm {...args} />
      </FormsStory>
    </div>
  ),
};
