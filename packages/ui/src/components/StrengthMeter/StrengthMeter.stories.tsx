import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { inNarrowBox } from '../../testing/frames.tsx';
import { strengths, StrengthMeter } from './StrengthMeter.tsx';

const criteria = (met: number) =>
  ['8 characters or more', 'Lowercase letter', 'Number', 'Uppercase letter', 'Symbol: one of !@#$%^&*'].map(
    (label, index) => ({
      id: String(index),
      label,
      isMet: index < met,
    }),
  );

const met = { weak: 1, medium: 3, strong: 5 };

const meta = {
  title: 'Forms/StrengthMeter',
  component: StrengthMeter,
  parameters: {
    docs: {
      description: {
        component: `How strong a new password is, below its PasswordInput. The caller evaluates the criteria; the meter shows one of three strengths and which criteria are met.

- **Do** show the criteria before typing starts.
- **Don't** use it for validation; it informs, the form decides.

**Accessibility.** The label is a polite status, announced when it changes. Met and unmet criteria differ by icon and by text for assistive technology, not by colour.`,
      },
    },
  },
  args: { strength: 'medium', criteria: criteria(3) },
} satisfies Meta<typeof StrengthMeter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Password strength: Medium');
    await expect(canvas.getByText('3 of 5')).toBeVisible();
  },
};

export const Weak: Story = { args: { strength: 'weak', criteria: criteria(1) } };

export const Strong: Story = { args: { strength: 'strong', criteria: criteria(5) } };

export const Empty: Story = { args: { strength: null, criteria: criteria(0) } };

export const WithoutCriteria: Story = { args: { criteria: [] } };

export const LongText: Story = {
  args: {
    criteria: [
      { id: 'length', label: 'Tiene al menos ocho caracteres, contando también los espacios', isMet: true },
      { id: 'symbol', label: 'Incluye al menos un carácter especial de entre estos: !@#$%^&*', isMet: false },
    ],
  },
  decorators: [inNarrowBox],
};

export const Gallery: Story = {
  tags: ['gallery', 'forced'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))', gap: 24 }}>
      <StrengthMeter strength={null} criteria={criteria(0)} />
      {strengths.map((strength) => (
        <StrengthMeter key={strength} strength={strength} criteria={criteria(met[strength])} />
      ))}
    </div>
  ),
};
