import type { Meta, StoryObj } from '@storybook/react-vite';

import { Cards, inCard, inNarrowSpanish } from '../../testing/chartFrames.tsx';
import { areaTones } from '../shared/tones.ts';
import { AreaArithmetic } from './AreaArithmetic.tsx';

const parts = [
  { id: 'health', label: 'Health', weight: 0.4, score: 83.6 },
  { id: 'efficiency', label: 'Efficiency', weight: 0.25, score: 52.8 },
  { id: 'projections', label: 'Projections', weight: 0.2, score: 43.3 },
  { id: 'valuation', label: 'Valuation', weight: 0.15, score: 25.7 },
];

/**
 * The breakdown of an area's score: bars as wide as the weights, filled to the score. Used under the tab of an area.
 *
 * - **Do** pass the weights of one area, which add up to 1, in the order of the model.
 * - **Don't** use it across areas: for the whole score use a Waterfall.
 *
 * **Accessibility.** A list; each entry is read with name, weight and points. The bars repeat the text.
 */
const meta = {
  title: 'Charts/AreaArithmetic',
  component: AreaArithmetic,
  args: { parts, tone: 'financial' },
  decorators: [inCard],
} satisfies Meta<typeof AreaArithmetic>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const MissingPart: Story = {
  args: { parts: parts.map((part) => (part.id === 'projections' ? { ...part, score: null } : part)) },
};

const five = [
  { id: 'size', label: 'Market size', weight: 0.3, score: 71.2 },
  { id: 'growth', label: 'Market growth', weight: 0.2, score: 62.5 },
  { id: 'competition', label: 'Competitive room', weight: 0.2, score: 60 },
  { id: 'validation', label: 'Customer validation', weight: 0.2, score: 48.1 },
  { id: 'regulation', label: 'Regulation', weight: 0.1, score: null },
];

/** Parts that do not fit side by side are stacked; their bars keep lengths proportional to the weights. */
export const FiveParts: Story = { args: { parts: five, tone: 'market' } };

export const LongText: Story = {
  args: {
    parts: [
      { id: 'health', label: 'Salud financiera', weight: 0.4, score: 83.6 },
      { id: 'efficiency', label: 'Eficiencia operativa', weight: 0.6, score: 52.8 },
    ],
  },
  decorators: [inNarrowSpanish],
};

export const Empty: Story = { args: { parts: parts.map((part) => ({ ...part, score: null })) } };

export const Gallery: Story = {
  tags: ['gallery', 'forced'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <>
      <Cards isWide>
        {areaTones.map((tone) => (
          <AreaArithmetic key={tone} {...args} tone={tone} />
        ))}
        <AreaArithmetic parts={five} tone="market" />
      </Cards>
      <Cards>
        <AreaArithmetic parts={five} tone="market" />
      </Cards>
    </>
  ),
};
