import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { compactMode } from '../../testing/compactMode.ts';
import { inNarrowBox } from '../../testing/frames.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { Field } from './Field.tsx';

const meta = {
  title: 'Forms/Field',
  component: Field,
  parameters: {
    docs: {
      description: {
        component: `Label, hint and error message around one control. Put any control of the library inside: it gets ids and ARIA attributes from context, so forms never set them manually. Write the label as a noun ('Location'), the hint as help before anything goes wrong, the error as what to do. The asterisk appears only where validation requires an answer.

- **Do** write labels as nouns, hints before, errors as what to do.
- **Don't** use the placeholder as a label, or mark fields as required that validation does not require.

**Accessibility.** The label names the control, hint and error describe it (error first), \`aria-invalid\` and
\`aria-required\` follow the props. With \`isGroup\` the label names a radio group instead of one input. An error is icon and text, never colour alone.`,
      },
    },
  },
  args: { label: 'Location', children: <TextInput placeholder="City, country" /> },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Required: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Location' })).toBeRequired();
  },
};

export const Optional: Story = { args: { optional: true } };

export const WithHint: Story = {
  args: { hint: 'Where the startup pays its taxes.', aside: '200 characters' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Where the startup pays its taxes.');
  },
};

export const ErrorState: Story = {
  args: { required: true, hint: 'Where the startup pays its taxes.', error: 'Location is required' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Location is required Where the startup pays its taxes.');
  },
};

export const Disabled: Story = {
  args: {
    disabled: true,
    hint: 'Only administrators change this.',
    children: <TextInput defaultValue="Vigo, Spain" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
  },
};

export const LongText: Story = {
  args: {
    label: 'Porcentaje de participación de los fundadores en la sociedad tras la última ronda de financiación',
    required: true,
    hint: 'Suma de las participaciones directas e indirectas, antes de convertir los préstamos participativos.',
    error: 'El porcentaje de participación debe estar entre 0 y 100, con un decimal como máximo',
  },
  decorators: [inNarrowBox],
};

export const Keyboard: Story = {
  args: { required: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Location' })).toHaveFocus();
    await userEvent.keyboard('Vigo');
    await expect(canvas.getByRole('textbox')).toHaveValue('Vigo');
  },
};

/** In a long form under a sticky bar: the focused control is visible with its label and its message. */
export const ScrolledTo: Story = {
  args: { error: 'Location is required' },
  decorators: [
    (Story) => (
      <div style={{ paddingBlock: '120vh' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const { scrollPaddingBlockStart: bar } = getComputedStyle(document.documentElement);
    const top = Number.parseFloat(bar);
    const input = canvas.getByRole('textbox');
    const edges = () => ({
      label: canvas.getByText('Location').getBoundingClientRect().top,
      message: canvas.getByText('Location is required').getBoundingClientRect().bottom,
    });
    scrollBy({ top: input.getBoundingClientRect().top - top, behavior: 'instant' });
    await expect(edges().label).toBeLessThan(top);
    input.focus();
    await waitFor(() => expect(edges().label).toBeGreaterThanOrEqual(top));
    input.blur();
    scrollBy({ top: input.getBoundingClientRect().bottom - innerHeight, behavior: 'instant' });
    await expect(edges().message).toBeGreaterThan(innerHeight);
    input.focus();
    await waitFor(() => expect(edges().message).toBeLessThanOrEqual(innerHeight));
  },
};

export const Gallery: Story = {
  tags: ['gallery'],
  parameters: { chromatic: { disableSnapshot: false, modes: compactMode } },
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))', gap: 24 }}>
      <Field label="Location">
        <TextInput defaultValue="Vigo, Spain" />
      </Field>
      <Field label="Location" required hint="City and country.">
        <TextInput placeholder="City, country" />
      </Field>
      <Field label="Website URL" optional>
        <TextInput placeholder="Not given" />
      </Field>
      <Field label="Location" required error="Location is required">
        <TextInput />
      </Field>
      <Field label="Location" disabled hint="Only administrators change this.">
        <TextInput defaultValue="Vigo, Spain" />
      </Field>
      <Field label="Description" hint="First 50 characters show on the card" aside="200 characters">
        <TextInput defaultValue="University spin-off" />
      </Field>
    </div>
  ),
};
