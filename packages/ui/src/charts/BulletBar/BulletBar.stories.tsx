import type { Meta, StoryObj } from '@storybook/react-vite';

import { Cards, inCard, inNarrowSpanish } from '../../testing/chartFrames.tsx';
import { BulletBar } from './BulletBar.tsx';

/**
 * One value against its benchmark, under a printed figure. Scores end at 100; raw metrics end at twice their benchmark,
 * so that the tick is in the middle and bars of different metrics are comparable. A value beyond the end shows an
 * arrow.
 *
 * - **Do** print the value, its unit and the verdict next to it; the bar shows none of them.
 * - **Don't** set `maximum` per startup: bars of one metric are comparable only on the same scale.
 *
 * **Accessibility.** Hidden from assistive technology, because the figure and the verdict next to it give the same
 * information. Never use it alone.
 */
const meta = {
  title: 'Charts/BulletBar',
  component: BulletBar,
  args: { value: 83.6, benchmark: 70, maximum: 100 },
  decorators: [inCard],
} satisfies Meta<typeof BulletBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Below: Story = { args: { value: 9, benchmark: 12, maximum: undefined } };

export const Beyond: Story = { args: { value: 8, benchmark: 3, maximum: undefined } };

export const WithoutBenchmark: Story = { args: { benchmark: null } };

export const Empty: Story = { args: { value: null } };

export const LongText: Story = { decorators: [inNarrowSpanish] };

export const Gallery: Story = {
  tags: ['gallery', 'forced'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <Cards>
      <BulletBar {...args} />
      <BulletBar value={9} benchmark={12} />
      <BulletBar value={8} benchmark={3} />
      <BulletBar value={1} benchmark={200} />
      <BulletBar value={40} benchmark={null} />
      <BulletBar value={null} benchmark={12} />
    </Cards>
  ),
};
