import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { compactMode } from '../../testing/compactMode.ts';
import { inNarrowBox } from '../../testing/frames.tsx';
import { Field } from '../Field/Field.tsx';
import { TextArea, type TextAreaProps } from './TextArea.tsx';

const description =
  'University spin-off that turns farmed seaweed into a biodegradable gel for wound care. Two patents, a signed agreement with the hospital of the region and a first trial with twelve patients under way.';

const meta = {
  title: 'Forms/TextArea',
  component: TextArea,
  render: (args: TextAreaProps) => (
    <Field label="Description">
      <TextArea {...args} />
    </Field>
  ),
  parameters: {
    docs: {
      description: {
        component: `Several lines of text. It grows with its content if the browser supports it, and can be resized everywhere. Use it for answers of a sentence or more; for a name or a link use TextInput.

- **Do** state how long a good answer is.
- **Don't** truncate pasted text; report that it is too long.

**Accessibility.** A plain multi-line textbox, named by its Field. Tab leaves it, as everywhere.`,
      },
    },
  },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { placeholder: 'What the startup does, for whom, and why it is different.' } };

export const Filled: Story = { args: { defaultValue: description } };

export const Invalid: Story = { args: { 'aria-invalid': true } };

export const Disabled: Story = { args: { disabled: true, defaultValue: description } };

export const LongText: Story = {
  args: {
    defaultValue: `${description} ${description} Otorrinolaringología-electroencefalografía-desoxirribonucleico.`,
  },
  decorators: [inNarrowBox],
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('One{Enter}two');
    await expect(canvas.getByRole('textbox', { name: 'Description' })).toHaveValue('One\ntwo');
  },
};

export const Gallery: Story = {
  tags: ['gallery'],
  parameters: { chromatic: { disableSnapshot: false, modes: compactMode } },
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <TextArea aria-label="Empty" placeholder="Not given" />
      <TextArea aria-label="Filled" defaultValue={description} />
      <TextArea aria-label="Invalid" aria-invalid />
      <TextArea aria-label="Disabled" disabled defaultValue={description} />
    </div>
  ),
};
