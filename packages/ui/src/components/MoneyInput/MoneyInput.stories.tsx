import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { compactMode } from '../../testing/compactMode.ts';
import { inNarrowBox } from '../../testing/frames.tsx';
import { Field } from '../Field/Field.tsx';
import { MoneyInput, type MoneyInputProps } from './MoneyInput.tsx';

const meta = {
  title: 'Forms/MoneyInput',
  component: MoneyInput,
  render: (args: MoneyInputProps) => (
    <Field label="Funding raised">
      <MoneyInput {...args} />
    </Field>
  ),
  parameters: {
    docs: {
      description: {
        component: `An amount that groups thousands while the user types: '1200000' is shown as '1.200.000', and the caret stays at the same digit, also in the middle. A typed separator is the decimal mark while at most two digits follow; the third digit turns it into a thousands separator, so that '1,200,000' and '1.200.000' both mean one million two hundred thousand, unless it follows more than three digits: '25000.123' has a decimal mark. Pasted amounts in either notation are parsed; blur rounds to cents. An amount may state its unit in English or Spanish and is converted to that of the field: '25k', '3 M€', '25.000 €/mes'. A text that is not an amount ('1e9'), or one in another currency or period ('$5', '300.000 €/año'), stays as entered and is reported as NaN, so that the form can show an error.

- **Do** include the currency and the period in the label ('Monthly burn').
- **Don't** use it for prices with more than two decimals or for shares.

**Accessibility.** A textbox with the decimal keypad on phones; Backspace and Delete skip a thousands separator.`,
      },
    },
  },
  args: { defaultValue: 1_200_000, onValueChange: fn() },
} satisfies Meta<typeof MoneyInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { defaultValue: null, placeholder: '0' } };

export const Millions: Story = { args: { currency: 'M€', defaultValue: 1200 } };

export const Negative: Story = { args: { defaultValue: -25_000 } };

export const Invalid: Story = { args: { 'aria-invalid': true, defaultValue: 0 } };

export const Disabled: Story = { args: { disabled: true } };

export const KeepsTheCaret: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Funding raised' });
    await userEvent.click(input);
    input.setSelectionRange(1, 1);
    await userEvent.keyboard('5');
    await expect(input).toHaveValue('15.200.000');
    await expect(input.selectionStart).toBe(2);
    await userEvent.keyboard('{Backspace}');
    await expect(input).toHaveValue('1.200.000');
    await expect(input.selectionStart).toBe(1);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1_200_000);
  },
};

const pasted: readonly [pasted: string, shown: string, value: number][] = [
  ['€1,200,000.50', '1.200.000,5', 1_200_000.5],
  ['1.234,56', '1.234,56', 1234.56],
  ['1,234.56', '1.234,56', 1234.56],
  ['1.234', '1.234', 1234],
  ['1.5', '1,5', 1.5],
  ['0,125', '0,13', 0.13],
  ['5 000 €', '5.000', 5000],
  [' \u00A05\u00A0000', '5.000', 5000],
  ['-3', '-3', -3],
  ['1e9', '1e9', Number.NaN],
  ['12M', '12.000.000', 12_000_000],
  ['25.000 €', '25.000', 25_000],
  ['$1,234.56', '$1,234.56', Number.NaN],
  ['🚀', '🚀', Number.NaN],
];

/** Each is pasted over the previous one. */
export const Pasted: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.click(input);
    for (const [text, shown, value] of pasted) {
      input.setSelectionRange(0, input.value.length);
      await userEvent.paste(text);
      await expect(input).toHaveValue(shown);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(value);
    }
  },
};

/** A text that is not an amount stays, so that the user can correct it. */
export const KeepsWhatItCannotRead: Story = {
  args: { defaultValue: null },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '1e9');
    await userEvent.tab();
    await expect(input).toHaveValue('1e9');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(Number.NaN);
    await userEvent.type(input, '{Backspace}{Backspace}200');
    await expect(input).toHaveValue('1.200');
  },
};

export const LongText: Story = {
  args: { defaultValue: 123_456_789_012.34, currency: 'euros' },
  decorators: [inNarrowBox],
};

export const Keyboard: Story = {
  args: { defaultValue: null },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('25000,5');
    await expect(canvas.getByRole('textbox')).toHaveValue('25.000,5');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(25_000.5);
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
    await expect(canvas.getByRole('textbox')).toHaveValue('2.500');
  },
};

export const Gallery: Story = {
  tags: ['gallery'],
  parameters: { chromatic: { disableSnapshot: false, modes: compactMode } },
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))', gap: 16 }}>
      <MoneyInput aria-label="Empty" placeholder="0" />
      <MoneyInput aria-label="Filled" defaultValue={1_200_000} />
      <MoneyInput aria-label="Cents" defaultValue={1200.5} />
      <MoneyInput aria-label="Negative" defaultValue={-25_000} />
      <MoneyInput aria-label="Invalid" aria-invalid defaultValue={0} />
      <MoneyInput aria-label="Disabled" disabled defaultValue={1_200_000} />
    </div>
  ),
};
