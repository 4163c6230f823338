import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { Cards, inCard, inNarrowSpanish } from '../../testing/chartFrames.tsx';
import { errorState, loadingState } from '../../testing/chartStates.ts';
import { puente, puenteParts } from '../shared/fixtures.ts';
import { Waterfall } from './Waterfall.tsx';

const total = { label: 'Investability', points: puente.score };

/**
 * How a score adds up: every part starts where the previous one ended, and a pale bar shows what it could still add.
 *
 * - **Do** keep the order of the parts in the model, so that users learn where to look.
 * - **Don't** use it for parts that do not add up to the total, or for two totals: for two versions use an
 * EvolutionChart.
 *
 * **Accessibility.** One tab stop; arrows move between the parts, Home and End to the first and the total, Escape
 * leaves. Each part is announced with its points, its maximum and its formula. 'View as table' gives the same figures
 * as text.
 */
const meta = {
  title: 'Charts/Waterfall',
  component: Waterfall,
  args: { title: 'How the score adds up', parts: puenteParts('en'), total, range: puente.range },
  decorators: [inCard],
} satisfies Meta<typeof Waterfall>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutRange: Story = { args: { range: null } };

export const Active: Story = { args: { activeId: 'market' } };

/** Two parts are unknown: the points counted for them are outlined and labelled. */
export const Assumed: Story = {
  args: {
    parts: puenteParts('en').map((part, index) =>
      index < 2 ? { ...part, isAssumed: true, detail: `nothing stated: ${part.detail ?? ''}` } : part,
    ),
  },
};

/** A limit takes the last points: its bar goes back to the total. */
export const Limited: Story = {
  args: {
    parts: [
      ...puenteParts('en'),
      { id: 'cash', label: 'Limit: little cash', detail: '≤ 45,0', points: -19.8, maximum: null, tone: 'financial' },
    ],
    total: { ...total, points: 45 },
    range: { low: 38, high: 45 },
  },
};

export const Bare: Story = { args: { isBare: true } };

export const LongText: Story = {
  args: {
    title: 'De dónde salen los puntos de la nota de invertibilidad',
    parts: puenteParts('es'),
    total: { ...total, label: 'Invertibilidad de la empresa' },
  },
  decorators: [inNarrowSpanish],
};

export const RightToLeft: Story = {
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    const drawing = canvasElement.querySelector('figure svg[role]')?.getBoundingClientRect();
    const label = canvas.getAllByText('Value proposition')[0]?.getBoundingClientRect();
    await expect(label?.left).toBeGreaterThanOrEqual(drawing?.left ?? Infinity);
  },
};

export const Empty: Story = { args: { status: { kind: 'empty', title: 'No calculations available' } } };

export const Loading: Story = loadingState;

export const ErrorState: Story = errorState;

export const AsTable: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const toggle = canvas.getByRole('button', { name: /View as table/ });
    await userEvent.click(toggle);
    await expect(canvas.getByRole('row', { name: /Team 70,4 × 24 % 16,9 24/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /View as chart/ })).toHaveFocus();
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('img', { name: /Value proposition: 13,4 of 20/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('img', { name: /Market: 13,1 of 20/ })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('img', { name: /Investability: 64,8 of 100/ })).toHaveFocus();
  },
};

export const Gallery: Story = {
  tags: ['gallery', 'forced'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <>
      <Cards isWide>
        <Waterfall {...args} />
      </Cards>
      <Cards>
        {[<Waterfall key="narrow" {...args} />, <Waterfall key="loading" {...args} status={{ kind: 'loading' }} />]}
      </Cards>
    </>
  ),
};
