import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { compactMode } from '../../testing/compactMode.ts';
import { inNarrowBox } from '../../testing/frames.tsx';
import { Stepper } from './Stepper.tsx';

const steps = [
  'General Information',
  'Classification',
  'Team',
  'Market',
  'Financials',
  'Innovation & Technology',
  'Summary',
].map((label) => ({ id: label.toLowerCase(), label }));

const meta = {
  title: 'Forms/Stepper',
  component: Stepper,
  parameters: {
    docs: {
      description: {
        component: `Progress in a form of several steps. Columns are as wide as their labels; under 768 px of own width they become bars with the step's name, 'Step 3 of 7' and the next step. Users can go back to completed steps; later ones become available when the steps before are complete.

- **Do** name steps by their content.
- **Don't** use it for fewer than three steps, or for views that have no order.

**Accessibility.** A navigation with an ordered list; the current step carries \`aria-current="step"\`, completed and later steps are announced as such. Only available steps are buttons.`,
      },
    },
  },
  args: { steps, current: 2, onStepSelect: fn() },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const First: Story = { args: { current: 0 } };

export const Last: Story = { args: { current: 6 } };

export const WithError: Story = {
  args: { current: 4, steps: steps.map((step, index) => (index === 1 ? { ...step, hasError: true } : step)) },
};

export const ShowsOnly: Story = {
  render: ({ steps, current }) => <Stepper steps={steps} current={current} />,
};

export const Narrow: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 360 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Step 3 of 7 · next: Market')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /General Information/ })).toBeInTheDocument();
  },
};

export const LongText: Story = {
  args: {
    steps: ['Información general de la empresa', 'Clasificación sectorial', 'Equipo fundador y ampliado'].map(
      (label) => ({
        id: label,
        label,
      }),
    ),
    current: 1,
  },
  decorators: [inNarrowBox],
};

export const RightToLeft: Story = {
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Classification/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStepSelect).toHaveBeenLastCalledWith(steps[1], 1);
    await expect(canvas.getByRole('button', { name: /Team/ })).toHaveAttribute('aria-current', 'step');
    await expect(canvas.queryByRole('button', { name: /Market/ })).toBeNull();
  },
};

export const Gallery: Story = {
  tags: ['gallery', 'forced'],
  parameters: { chromatic: { disableSnapshot: false, modes: compactMode } },
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      {[0, 2, 6].map((current) => (
        <Stepper
          key={current}
          aria-label={`At step ${current + 1}`}
          steps={steps}
          current={current}
          onStepSelect={() => undefined}
        />
      ))}
      <div style={{ inlineSize: 360 }}>
        <Stepper aria-label="Narrow" steps={steps} current={2} onStepSelect={() => undefined} />
      </div>
    </div>
  ),
};
