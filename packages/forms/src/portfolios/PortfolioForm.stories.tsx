import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { FormsStory } from '../testing/FormsStory.tsx';
import { withMessages } from '../testing/storyLocale.tsx';
import { PortfolioForm, type PortfolioFormProps } from './PortfolioForm.tsx';

type Submit = PortfolioFormProps['onSubmit'];

const stored = {
  name: 'Health in Galicia',
  description: 'Spin-offs of the three universities, before their first round.',
};

const meta = {
  title: 'Forms/Portfolios/PortfolioForm',
  component: PortfolioForm,
  args: {
    onSubmit: fn<Submit>(() => Promise.resolve('Portfolio created')),
    cancelHref: '#cancel',
    style: { maxInlineSize: 560 },
  },
  decorators: [withMessages],
  parameters: {
    docs: {
      description: {
        component:
          "Name and description of a portfolio. For a new portfolio the button is always enabled; for an existing one it is enabled by a change. When `onSubmit` returns a message, the form shows it and stays locked, because its page navigates.\n\n- **Do** use the same form for new and existing portfolios; `initial` distinguishes them.\n- **Don't** ask for the startups here. A portfolio may be empty, and startups are added where they are listed.\n\n**Accessibility.** A native form: Enter submits from the name. Submitting an incomplete form shows every message and focuses the first invalid field. An error is an alert, a success a status.",
      },
    },
  },
} satisfies Meta<typeof PortfolioForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** An existing portfolio: saving is disabled until something has changed. */
export const Edit: Story = {
  args: { initial: stored, onCancel: fn<() => void>(), cancelHref: undefined },
  play: async ({ args, canvas }) => {
    const save = canvas.getByRole('button', { name: 'Save Changes' });
    await expect(save).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' 2026');
    await userEvent.click(save);
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...stored, name: 'Health in Galicia 2026' });
  },
};

/** Submitted incomplete: the message, and the focus in the invalid field. */
export const FieldErrors: Story = {
  parameters: { locale: 'es' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Crear portfolio' }));
    const name = canvas.getByRole('textbox', { name: 'Nombre' });
    await expect(name).toHaveFocus();
    await expect(name).toBeInvalid();
  },
};

export const Loading: Story = {
  args: { onSubmit: fn<Submit>(() => new Promise(() => undefined)) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Ocean tech');
    await userEvent.click(canvas.getByRole('button', { name: 'Create Portfolio' }));
    await expect(canvas.getByRole('button', { name: /Saving/ })).toHaveAttribute('aria-busy', 'true');
  },
};

/** The server's message; the page then navigates. */
export const Saved: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Ocean tech');
    await userEvent.click(canvas.getByRole('button', { name: 'Create Portfolio' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('Portfolio created');
    await expect(canvas.getByRole('button', { name: 'Create Portfolio' })).toBeDisabled();
  },
};

/** Saving failed: the input is kept. */
export const ErrorState: Story = {
  args: { onSubmit: fn<Submit>(() => Promise.reject(new Error('You already have a portfolio of this name'))) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Ocean tech');
    await userEvent.click(canvas.getByRole('button', { name: 'Create Portfolio' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You already have a portfolio of this name');
  },
};

export const Spanish: Story = { parameters: { locale: 'es' } };

export const Narrow: Story = { globals: { viewport: { value: 'mobile2' } } };

export const LongText: Story = {
  args: { initial: { name: 'Empresas derivadas de las tres universidades gallegas', description: stored.description } },
  parameters: { locale: 'es' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
};

/** From the name to the response with the keyboard only. */
export const Keyboard: Story = {
  args: { cancelHref: undefined },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('Ocean tech');
    await userEvent.tab();
    await userEvent.keyboard('Ships');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Ocean tech', description: 'Ships' });
  },
};

export const Gallery: Story = {
  tags: ['gallery'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))', gap: 48 }}>
      <PortfolioForm {...args} />
      <FormsStory locale="es">
        <PortfolioForm {...args} initial={stored} />
      </FormsStory>
    </div>
  ),
};
