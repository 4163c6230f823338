import type { Meta, StoryObj } from '@storybook/react-vite';
import { Globe } from 'lucide-react';
import { expect, fn } from 'storybook/test';

import { compactMode } from '../../testing/compactMode.ts';
import { inNarrowBox } from '../../testing/frames.tsx';
import * as control from '../Field/control.css.ts';
import { Field } from '../Field/Field.tsx';
import { TextInput, type TextInputProps } from './TextInput.tsx';

const meta = {
  title: 'Forms/TextInput',
  component: TextInput,
  render: (args: TextInputProps) => (
    <Field label="Website URL">
      <TextInput {...args} />
    </Field>
  ),
  parameters: {
    docs: {
      description: {
        component: `One line of text. It is a native input: set \`type\`, \`inputMode\` and \`autoComplete\` so that phones show
the right keys and browsers can fill it. A leading icon shows the kind of value; it never replaces the label.

- **Do** set \`type\`, \`inputMode\` and \`autoComplete\`.
- **Don't** use an input mask that interferes with pasting.

**Accessibility.** A plain textbox, named by its Field. The focus ring is drawn around the whole box.`,
      },
    },
  },
  args: { placeholder: 'Not given', onChange: fn() },
} satisfies Meta<typeof TextInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { args: { defaultValue: 'https://kelpa.example' } };

export const WithIcon: Story = {
  args: { leading: <Globe className={control.icon} aria-hidden="true" />, defaultValue: 'https://kelpa.example' },
};

export const Invalid: Story = { args: { 'aria-invalid': true, defaultValue: 'https://kelpa' } };

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'https://kelpa.example' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: 'https://kelpa.example' } };

export const LongText: Story = {
  args: {
    defaultValue: 'https://www.universidad-de-santiago.example/transferencia/empresas-de-base-tecnologica/kelpa',
  },
  decorators: [inNarrowBox],
};

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Website URL' })).toHaveFocus();
    await userEvent.keyboard('kelpa.example');
    await expect(canvas.getByRole('textbox')).toHaveValue('kelpa.example');
    await expect(args.onChange).toHaveBeenCalledTimes(13);
  },
};

export const Gallery: Story = {
  tags: ['gallery'],
  parameters: { chromatic: { disableSnapshot: false, modes: compactMode } },
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))', gap: 16 }}>
      <TextInput aria-label="Empty" placeholder="Not given" />
      <TextInput aria-label="Filled" defaultValue="Kelpa" />
      <TextInput
        aria-label="Icon"
        leading={<Globe className={control.icon} aria-hidden="true" />}
        defaultValue="kelpa.example"
      />
      <TextInput aria-label="Invalid" aria-invalid defaultValue="https://kelpa" />
      <TextInput aria-label="Read only" readOnly defaultValue="Kelpa" />
      <TextInput aria-label="Disabled" disabled defaultValue="Kelpa" />
    </div>
  ),
};
