import type { Meta, StoryObj } from '@storybook/react-vite';

import { Cards, inCard, inNarrowSpanish } from '../../testing/chartFrames.tsx';
import { PointsCurve } from './PointsCurve.tsx';

const rising = [
  { along: 0, score: 0 },
  { along: 0.2, score: 30 },
  { along: 0.6, score: 80 },
  { along: 1, score: 100 },
];
const falling = rising.map(({ along, score }) => ({ along, score: 100 - score }));

/**
 * How a value becomes points: the curve of the model with this value marked. Dotted lines lead from the value up to the
 * curve and across to its points. For an unknown value a dashed line shows its points.
 *
 * - **Do** place it next to the rule in words, where users ask why a value gives so few points.
 * - **Don't** use it for changes over time; use a Sparkline or an EvolutionChart.
 *
 * **Accessibility.** Hidden from assistive technology, because value and points are printed next to it. Never use it
 * alone.
 */
const meta = {
  title: 'Charts/PointsCurve',
  component: PointsCurve,
  args: { anchors: rising, mark: { along: 0.7, score: 85 }, unknownScore: 40 },
  // Docgen does not resolve a readonly list from another file.
  argTypes: { anchors: { type: { name: 'other', value: 'CurvePlace[]' } } },
  decorators: [inCard],
} satisfies Meta<typeof PointsCurve>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Falling: Story = { args: { anchors: falling, mark: { along: 0.1, score: 85 } } };

export const AtTheEnd: Story = { args: { mark: { along: 1, score: 100 } } };

export const Unknown: Story = { args: { mark: null } };

export const LongText: Story = { decorators: [inNarrowSpanish] };

export const Gallery: Story = {
  tags: ['gallery'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <Cards>
      <PointsCurve {...args} />
      <PointsCurve anchors={falling} mark={{ along: 0.1, score: 85 }} />
      <PointsCurve {...args} mark={{ along: 0, score: 0 }} />
      <PointsCurve {...args} mark={{ along: 1, score: 100 }} />
      <PointsCurve {...args} mark={null} />
    </Cards>
  ),
};
