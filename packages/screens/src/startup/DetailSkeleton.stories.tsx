import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { startup } from '../testing/fixtures.ts';
import { withMessages } from '../testing/withMessages.tsx';
import { DetailSkeleton, OverviewSkeleton } from './DetailSkeleton.tsx';

const meta = {
  title: 'Screens/Startup/DetailSkeleton',
  component: DetailSkeleton,
  decorators: [withMessages],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `The page of a startup while it loads, in the layout of the loaded page, so that nothing moves when the data arrives. \`OverviewSkeleton\` is its lower part: the calculations load after the startup, whose score is shown meanwhile.

**Accessibility.** One loading message for the whole page; the grey shapes are hidden from assistive technology.`,
      },
    },
  },
} satisfies Meta<typeof DetailSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The startup has loaded, its calculations have not. */
export const WithScore: Story = { render: () => <OverviewSkeleton stored={startup} /> };

/** What limits the score is said from the beginning. */
export const WithLimitedScore: Story = {
  render: () => (
    <OverviewSkeleton stored={{ ...startup, caps: [{ reason: 'cash', months: 2, most: 52, uncapped: 61.1 }] }} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Limited to 52/)).toBeVisible();
  },
};
