import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { compactMode } from '../../testing/compactMode.ts';
import { inNarrowBox } from '../../testing/frames.tsx';
import { Field } from '../Field/Field.tsx';
import { NumberInput, type NumberInputProps } from './NumberInput.tsx';

const meta = {
  title: 'Forms/NumberInput',
  component: NumberInput,
  render: (args: NumberInputProps) => (
    <Field label="Profit margin">
      <NumberInput {...args} />
    </Field>
  ),
  parameters: {
    docs: {
      description: {
        component: `A number with Spanish or English separators. With both present, the last one is the decimal mark; a single one followed by exactly three digits is a thousands separator, unless the integer part is 0 or has more than three digits. The figure may state the unit of the field in English or Spanish ('20 %', '18 meses'). On blur the field shows the parsed number: '1,200.5' becomes '1.200,5'. It never clamps: the form reports values out of range. Text that is not a number, or states another unit, is reported as NaN, an empty field as null. For amounts of money use MoneyInput.

- **Do** show the unit, and let the form explain limits.
- **Don't** use it for years, codes or telephone numbers, which are not counted.

**Accessibility.** A textbox with the decimal keypad on phones. With a \`step\`, arrow up and down change the number.`,
      },
    },
  },
  args: { defaultValue: 12.5, onValueChange: fn() },
} satisfies Meta<typeof NumberInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithUnit: Story = { args: { unit: '%' } };

export const Empty: Story = { args: { defaultValue: null, placeholder: '0' } };

export const Invalid: Story = { args: { 'aria-invalid': true, defaultValue: 140, unit: '%' } };

export const Disabled: Story = { args: { disabled: true, unit: '%' } };

export const Understands: Story = {
  args: { defaultValue: null },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Profit margin' });
    await userEvent.type(input, '1,200.5');
    await expect(input).toHaveValue('1,200.5');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1200.5);
    await userEvent.tab();
    await expect(input).toHaveValue('1.200,5');
  },
};

export const KeepsWhatItCannotRead: Story = {
  args: { defaultValue: null },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '12 months');
    await userEvent.tab();
    await expect(input).toHaveValue('12 months');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(Number.NaN);
  },
};

export const LongText: Story = {
  args: { defaultValue: 1_234_567_890_123.5, unit: 'participaciones' },
  decorators: [inNarrowBox],
};

export const Keyboard: Story = {
  args: { step: 0.5, min: 0, max: 13 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(canvas.getByRole('textbox')).toHaveValue('13');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(12.5);
  },
};

export const Gallery: Story = {
  tags: ['gallery'],
  parameters: { chromatic: { disableSnapshot: false, modes: compactMode } },
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))', gap: 16 }}>
      <NumberInput aria-label="Empty" placeholder="0" />
      <NumberInput aria-label="Filled" defaultValue={12.5} />
      <NumberInput aria-label="Unit" defaultValue={8} unit="yr" />
      <NumberInput aria-label="Thousands" defaultValue={1_200_000} />
      <NumberInput aria-label="Invalid" aria-invalid defaultValue={140} unit="%" />
      <NumberInput aria-label="Disabled" disabled defaultValue={12.5} unit="%" />
    </div>
  ),
};
