import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import { Cards, inCard, inNarrowSpanish } from '../../testing/chartFrames.tsx';
import { puenteVersions } from '../shared/fixtures.ts';
import { Sparkline, sparklineSizes } from './Sparkline.tsx';

const times = puenteVersions.map((version) => Date.parse(version.date));
const values = puenteVersions.map((version) => version.score);

/**
 * The history of one value, as high as a line of text. Each line has its own scale, so shapes are comparable and
 * heights are not; pass a shared `domain` to compare heights.
 *
 * - **Do** place it next to its last value, and state the period in the surrounding text.
 * - **Don't** use it when users must read a value in the middle; an EvolutionChart has axes and points.
 *
 * **Accessibility.** An image named by what it shows and its first and last value.
 */
const meta = {
  title: 'Charts/Sparkline',
  component: Sparkline,
  args: { label: 'Investability', values, times },
  decorators: [inCard],
} satisfies Meta<typeof Sparkline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img')).toHaveAccessibleName('Investability from 57,3 to 64,8');
  },
};

export const WithEnds: Story = { args: { hasEnds: true, size: 'large', tone: 'c1' } };

export const SharedScale: Story = { args: { size: 'medium', domain: [50, 90], cuts: [60, 80], hasDots: true } };

export const FillsItsLine: Story = {
  args: { size: 'wide', tone: 'c1', domain: [0, 100], cuts: [0, 50, 100], hasDots: true },
  play: async ({ canvasElement }) => {
    const line = within(canvasElement).getByRole('img');
    await waitFor(() => expect(line.clientWidth).toBe(line.parentElement?.parentElement?.clientWidth));
    await expect(line.clientWidth).toBeGreaterThan(240);
    const [floor, half] = [...line.querySelectorAll('line')].map((cut) => getComputedStyle(cut));
    await expect(floor?.strokeDasharray).toBe('none');
    await expect(floor?.stroke).not.toBe(half?.stroke);
    const [older, last] = ['circle', 'circle:last-child'].map((mark) => line.querySelector(mark));
    await expect(older && getComputedStyle(older).fill).not.toBe(last && getComputedStyle(last).fill);
  },
};

export const Gap: Story = { args: { values: [null, 2.29, null, 3.1, 4], size: 'large', tone: 'c1' } };

export const OneValue: Story = { args: { values: [64.8], times: [0] } };

export const Empty: Story = { args: { values: [null, null], times: [0, 1] } };

export const LongText: Story = {
  args: { label: 'Invertibilidad de la empresa desde su primera evaluación', hasEnds: true },
  decorators: [inNarrowSpanish],
};

export const Gallery: Story = {
  tags: ['gallery'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <Cards>
      {[
        ...sparklineSizes.map((size) => <Sparkline key={size} {...args} size={size} />),
        <Sparkline key="ends" {...args} size="large" tone="c1" hasEnds />,
        <Sparkline key="shared" {...args} size="medium" domain={[50, 90]} cuts={[60, 80]} hasDots />,
        <Sparkline
          key="small-multiple"
          {...args}
          size="wide"
          tone="c1"
          domain={[0, 100]}
          cuts={[0, 50, 100]}
          hasDots
        />,
        <Sparkline key="gap" {...args} values={[57.3, null, 64.4, 65.8, 64.8]} size="large" />,
        <Sparkline key="empty" label="Cohesion" values={[null]} />,
      ]}
    </Cards>
  ),
};
