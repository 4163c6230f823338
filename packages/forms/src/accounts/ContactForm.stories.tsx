import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { FormsStory } from '../testing/FormsStory.tsx';
import { withMessages } from '../testing/storyLocale.tsx';
import { ContactForm, type ContactFormProps } from './ContactForm.tsx';

const meta = {
  title: 'Forms/Accounts/ContactForm',
  component: ContactForm,
  args: { onSubmit: fn<ContactFormProps['onSubmit']>(() => Promise.resolve()), style: { maxInlineSize: 640 } },
  decorators: [withMessages],
  parameters: {
    docs: {
      description: {
        component:
          "A contact form with name, email and message. After sending, the name and the address stay and the message is cleared; when sending fails, all input is kept.\n\n- **Do** state on its page who reads the messages and how soon they are answered.\n- **Don't** require an account first: users who cannot sign in write here too.\n\n**Accessibility.** A native form: Enter submits from the one-line fields. Submitting an incomplete form shows every message and focuses the first invalid field. An error is an alert, a success a status.",
      },
    },
  },
} satisfies Meta<typeof ContactForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Submitting an incomplete form shows every message and focuses the first invalid field. */
export const FieldErrors: Story = {
  parameters: { locale: 'es' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar mensaje' }));
    await expect(canvas.getByText('El correo electrónico es requerido')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Nombre' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Mensaje' })).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Loading: Story = {
  args: { onSubmit: fn<ContactFormProps['onSubmit']>(() => new Promise(() => undefined)) },
  play: async ({ canvas }) => {
    await fill(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expect(canvas.getByRole('button', { name: /Sending/ })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Sent: Story = {
  play: async ({ canvas }) => {
    await fill(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('Your message has been sent');
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue('');
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toBeValid();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Marta Iriarte');
  },
};

/** Sending failed: the input is kept. */
export const ErrorState: Story = {
  args: {
    onSubmit: fn<ContactFormProps['onSubmit']>(() =>
      Promise.reject(new Error('The service is not available right now')),
    ),
  },
  play: async ({ canvas }) => {
    await fill(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The service is not available right now');
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue('May we see a demo?');
  },
};

/** All fields are valid: the button is enabled. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await fill(canvas);
    await expect(canvas.getByRole('button', { name: 'Send message' })).toBeEnabled();
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
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('Marta Iriarte');
    await userEvent.tab();
    await userEvent.keyboard('marta.iriarte@cantil.example');
    await userEvent.tab();
    await userEvent.keyboard('May we see a demo?');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: 'Marta Iriarte',
      email: 'marta.iriarte@cantil.example',
      message: 'May we see a demo?',
    });
  },
};

export const Gallery: Story = {
  tags: ['gallery'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 48 }}>
      <ContactForm {...args} />
      <FormsStory locale="es">
        <ContactForm {...args} />
      </FormsStory>
    </div>
  ),
};

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function fill(canvas: Canvas) {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Marta Iriarte');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'marta.iriarte@cantil.example');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'May we see a demo?');
}
