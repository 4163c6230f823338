import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';

import { FormsStory } from '../testing/FormsStory.tsx';
import { withMessages } from '../testing/storyLocale.tsx';
import { ActionForm, type ActionFormProps } from './ActionForm.tsx';

type Submit = ActionFormProps['onSubmit'];

const suggested = {
  assignee: 'Founder in charge of sales',
  due_date: '',
  proof: 'Three signed contracts, with the price.',
};
const stored = { ...suggested, assignee: 'Ana Ruiz', due_date: '2026-09-30' };

const meta = {
  title: 'Forms/Actions/ActionForm',
  component: ActionForm,
  args: {
    initial: suggested,
    earliest: '2026-06-30',
    onSubmit: fn<Submit>(() => Promise.resolve()),
    onCancel: fn<() => void>(),
    style: { maxInlineSize: 560 },
  },
  decorators: [withMessages],
  parameters: {
    docs: {
      description: {
        component:
          "Who does what a recommendation says, until when, and what is to prove it. It stands in a dialog that names the recommendation. The recommendation fills in who and proof; nothing is required.\n\n- **Do** start from what the recommendation suggests, so that taking it up is one press.\n- **Don't** ask for the gain: it is that of the recommendation.\n\n**Accessibility.** A native form with a native date field; Enter submits from the first two. An error is an alert.",
      },
    },
  },
} satisfies Meta<typeof ActionForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A recommendation is taken up as it is. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take up' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(suggested);
  },
};

/** What was planned: saving is disabled until something has changed. */
export const Edit: Story = {
  args: { initial: stored, isStored: true },
  play: async ({ args, canvas }) => {
    const save = canvas.getByRole('button', { name: 'Save Changes' });
    await expect(save).toBeDisabled();
    await fireEvent.input(canvas.getByLabelText(/Due date/), { target: { value: '2026-10-15' } });
    await userEvent.click(save);
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...stored, due_date: '2026-10-15' });
  },
};

/** The server's message; the input is kept. */
export const ErrorState: Story = {
  args: { onSubmit: fn<Submit>(() => Promise.reject(new Error('The due date cannot be in the past'))) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take up' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The due date cannot be in the past');
    await expect(canvas.getByRole('textbox', { name: /Who does it/ })).toHaveValue(suggested.assignee);
  },
};

/** Too long a text is marked, and has the focus. */
export const FieldErrors: Story = {
  args: { initial: { ...suggested, assignee: 'Ana '.repeat(60) } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take up' }));
    await expect(canvas.getByRole('textbox', { name: /Who does it/ })).toHaveFocus();
    await expect(canvas.getByText('Who does it must have at most 200 characters')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Loading: Story = {
  args: { onSubmit: fn<Submit>(() => new Promise(() => undefined)) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take up' }));
    await expect(canvas.getByRole('button', { name: /Saving/ })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Spanish: Story = { args: { initial: stored, isStored: true }, parameters: { locale: 'es' } };

export const LongText: Story = {
  args: {
    initial: {
      assignee: 'Responsable de relaciones con los hospitales y con las aseguradoras',
      due_date: '2026-12-31',
      proof: 'Contratos firmados con tres clientes, con el precio y la fecha de entrega. '.repeat(3),
    },
  },
  parameters: { locale: 'es' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
};

/** From the first field to the end with the keyboard only. */
export const Keyboard: Story = {
  args: { initial: { assignee: '', due_date: '', proof: '' } },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('Ana Ruiz{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ assignee: 'Ana Ruiz', due_date: '', proof: '' });
  },
};

export const Gallery: Story = {
  tags: ['gallery'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))', gap: 48 }}>
      <ActionForm {...args} />
      <FormsStory locale="es">
        <ActionForm {...args} initial={stored} isStored />
      </FormsStory>
    </div>
  ),
};
