import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { compactMode } from '../../testing/compactMode.ts';
import { inNarrowBox } from '../../testing/frames.tsx';
import { staysInside } from '../../testing/staysInside.ts';
import { Field } from '../Field/Field.tsx';
import { Select, type SelectProps } from './Select.tsx';

const industries = ['Technology', 'Healthcare', 'Finance', 'Education'].map((label) => ({
  value: label.toLowerCase(),
  label,
}));
const filter = [{ value: 'all', label: 'All' }, ...industries];

const meta = {
  title: 'Forms/Select',
  component: Select,
  render: (args: SelectProps) =>
    args.keyWord === undefined ? (
      <Field label="Industry">
        <Select {...args} />
      </Field>
    ) : (
      <Select {...args} />
    ),
  parameters: {
    docs: {
      description: {
        component: `One of a few choices, with the native list, which works best on phones and with screen readers. For up to about five choices that should all be visible use a RadioGroup; for more than about fifteen a Combobox. In a toolbar the label is inside the control ('Industry All'), and a filter that narrows the list is marked as active.

- **Do** offer an empty choice if no answer is valid.
- **Don't** use it for yes and no.

**Accessibility.** A native select, named by its Field or by its key word, with the native keys.`,
      },
    },
  },
  args: { options: industries, onValueChange: fn() },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Chosen: Story = { args: { defaultValue: 'healthcare' } };

export const Invalid: Story = { args: { 'aria-invalid': true } };

export const Disabled: Story = { args: { disabled: true, defaultValue: 'healthcare' } };

export const Toolbar: Story = { args: { options: filter, keyWord: 'Industry', defaultValue: 'all' } };

export const ActiveFilter: Story = {
  args: { options: filter, keyWord: 'Industry', defaultValue: 'healthcare', isActive: true },
};

export const LongText: Story = {
  args: {
    defaultValue: 'long',
    options: [{ value: 'long', label: 'Biotecnología marina, acuicultura y aprovechamiento sostenible de algas' }],
  },
  decorators: [inNarrowBox],
};

/** The chosen text wraps instead of being truncated. */
export const Wrapping: Story = {
  args: { ...LongText.args, isWrapping: true },
  decorators: [inNarrowBox],
  play: async ({ canvasElement }) => {
    const face = canvasElement.querySelector('[aria-hidden] > span');
    await expect(face).toHaveTextContent('Biotecnología marina, acuicultura y aprovechamiento sostenible de algas');
    await expect(face?.scrollWidth).toBeLessThanOrEqual(face?.clientWidth ?? 0);
    await staysInside(canvasElement.firstElementChild);
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const select = canvas.getByRole('combobox', { name: 'Industry' });
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, 'Finance');
    await expect(select).toHaveValue('finance');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('finance');
  },
};

export const Gallery: Story = {
  tags: ['gallery'],
  parameters: { chromatic: { disableSnapshot: false, modes: compactMode } },
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))', gap: 16 }}>
        <Select aria-label="Empty" options={industries} />
        <Select aria-label="Chosen" options={industries} defaultValue="healthcare" />
        <Select aria-label="Invalid" aria-invalid options={industries} />
        <Select aria-label="Disabled" disabled options={industries} defaultValue="healthcare" />
      </div>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <Select keyWord="Industry" options={filter} defaultValue="all" />
        <Select keyWord="Industry" options={filter} defaultValue="healthcare" isActive />
        <Select keyWord="Industry" options={filter} defaultValue="all" disabled />
      </div>
    </div>
  ),
};
