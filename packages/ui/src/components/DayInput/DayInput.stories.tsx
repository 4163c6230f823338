import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { compactMode } from '../../testing/compactMode.ts';
import { inNarrowBox } from '../../testing/frames.tsx';
import { Field } from '../Field/Field.tsx';
import { DayInput, type DayInputProps } from './DayInput.tsx';

function Controlled({ value, onDayChange, label = 'As of', ...rest }: DayInputProps & { label?: string }) {
  const [day, setDay] = useState(value);
  return (
    <Field label={label} hint="The day on which the figure was true.">
      <DayInput
        {...rest}
        value={day}
        onDayChange={(chosen) => {
          setDay(chosen);
          onDayChange(chosen);
        }}
      />
    </Field>
  );
}

const meta = {
  title: 'Forms/DayInput',
  component: DayInput,
  render: (args) => <Controlled {...args} />,
  parameters: {
    docs: {
      description: {
        component: `A day, in the browser's own control, which follows the user's region and works by keyboard and touch. It reports whole days only: a year that is half typed is no day.

- **Do** bound it with \`max\` where a day to come makes no sense.
- **Don't** use it for a time or a period: those need fields of their own.

**Accessibility.** The native date field, named by its Field or by \`aria-label\`.`,
      },
    },
  },
  args: { value: '2026-06-30', onDayChange: fn() },
} satisfies Meta<typeof DayInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { value: '' } };

export const LongText: Story = {
  render: (args) => (
    <Controlled {...args} label="Fecha en la que la cifra era cierta según el documento que la acredita" />
  ),
  decorators: [inNarrowBox],
};

export const Disabled: Story = { args: { disabled: true } };

/** A day is typed and cleared. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const day = canvas.getByLabelText('As of');
    await userEvent.clear(day);
    await expect(args.onDayChange).toHaveBeenLastCalledWith('');
    await userEvent.type(day, '2026-05-04');
    await expect(args.onDayChange).toHaveBeenLastCalledWith('2026-05-04');
    await expect(day).toHaveValue('2026-05-04');
  },
};

export const Gallery: Story = {
  tags: ['gallery', 'forced'],
  parameters: { chromatic: { disableSnapshot: false, modes: compactMode } },
};
