import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { Cards, inCard, inNarrowSpanish } from '../../testing/chartFrames.tsx';
import { BandBar } from './BandBar.tsx';

const bands = [
  { from: 0, to: 40, label: 'To fix', isCurrent: false },
  { from: 40, to: 70, label: 'Average', isCurrent: true },
  { from: 70, to: 100, label: 'Strong', isCurrent: false },
];

/**
 * A value on its reading bands. Used under the sentence that explains how to read a metric, with the bands of that
 * sentence. The band that contains the value is darker and its name is bold; no band is coloured.
 *
 * - **Do** explain the reading of the value in the text next to it; names that do not fit are left out.
 * - **Don't** use it for a score with its range (RangeBar) or for one benchmark (BulletBar).
 *
 * **Accessibility.** An image with one sentence: '52,8, Average, 40 to 70'. Pass a `label` when the surrounding content
 * does not name the value.
 */
const meta = {
  title: 'Charts/BandBar',
  component: BandBar,
  args: { value: 52.8, valueText: '52,8', bands, end: 100 },
  decorators: [inCard],
} satisfies Meta<typeof BandBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img')).toHaveAccessibleName('52,8, Average, 40 to 70');
  },
};

export const Beyond: Story = {
  args: {
    value: 41,
    valueText: '41',
    bands: [
      { from: 0, to: 6, label: 'Urgent', isCurrent: false },
      { from: 6, to: 12, label: null, isCurrent: false },
      { from: 12, to: null, label: 'Healthy', isCurrent: true },
    ],
    end: 24,
  },
};

export const Empty: Story = {
  args: { value: null, bands: bands.map((band) => ({ ...band, isCurrent: false })) },
};

export const LongText: Story = {
  args: {
    bands: [
      { from: 0, to: 40, label: 'Requiere caja o recortes', isCurrent: false },
      { from: 40, to: 70, label: 'Medio', isCurrent: true },
      { from: 70, to: 100, label: 'Sano', isCurrent: false },
    ],
  },
  decorators: [inNarrowSpanish],
};

export const Gallery: Story = {
  tags: ['gallery', 'forced'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <Cards>
      <BandBar {...args} />
      <BandBar {...args} {...Beyond.args} />
      <BandBar {...args} {...Empty.args} />
      <BandBar
        {...args}
        value={2}
        valueText="2,0"
        bands={bands.map((band) => ({ ...band, isCurrent: band.from === 0 }))}
      />
    </Cards>
  ),
};
