import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { Cards, inCard, inNarrowSpanish } from '../../testing/chartFrames.tsx';
import { scores } from '../shared/fixtures.ts';
import { RangeBar, rangeBarSizes } from './RangeBar.tsx';

const [solara, puente, , kelpa, faro, tendero] = scores;

/**
 * A score, its likely range, and its level on one scale from 0 to 100. Used wherever a score is larger than a badge.
 * The bar is never coloured by level; the badge shows the level.
 *
 * - **Do** pass the range whenever there is one; a score without it looks more certain than it is.
 * - **Don't** put two scores on one bar; use a DotPlot for several.
 *
 * **Accessibility.** An image with one sentence: '64,8 of 100, range 61 to 68'. Pass a `label` when the surrounding
 * content does not say whose score it is.
 */
const meta = {
  title: 'Charts/RangeBar',
  component: RangeBar,
  args: { score: puente.score, range: puente.range, label: puente.label },
  decorators: [inCard],
} satisfies Meta<typeof RangeBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img')).toHaveAccessibleName('Puente: 64,8 of 100, range 61 to 68');
  },
};

export const Medium: Story = { args: { size: 'medium' } };

export const Small: Story = { args: { size: 'small' } };

export const AcrossLevels: Story = { args: faro };

export const NarrowRange: Story = { args: { score: 70, range: { low: 69.8, high: 70.1 } } };

export const AtTheEnds: Story = {
  render: (args) => (
    <>
      <RangeBar {...args} score={1} range={{ low: 0, high: 3 }} />
      <RangeBar {...args} score={99} range={{ low: 97, high: 100 }} />
    </>
  ),
};

export const Provisional: Story = {
  args: { score: null, range: { low: 38, high: 71 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img')).toHaveAccessibleName(
      'Puente: Not evaluated, likely between 38 and 71',
    );
  },
};

export const Empty: Story = { args: { score: null, range: null } };

export const LongText: Story = {
  args: { label: 'Plataforma de financiación de exportaciones' },
  decorators: [inNarrowSpanish],
};

export const Gallery: Story = {
  tags: ['gallery', 'forced'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Cards>
      {[
        ...[solara, puente, faro, tendero].map(({ id, label, score, range }) => (
          <RangeBar key={id} label={label} score={score} range={range} />
        )),
        ...rangeBarSizes.map((size) => <RangeBar key={size} size={size} score={kelpa.score} range={kelpa.range} />),
        ...rangeBarSizes.map((size) => (
          <RangeBar key={`provisional ${size}`} size={size} score={null} range={{ low: 38, high: 71 }} />
        )),
      ]}
    </Cards>
  ),
};
