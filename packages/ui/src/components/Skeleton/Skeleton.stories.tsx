import type { Meta, StoryObj } from '@storybook/react-vite';

import { galleryRow, galleryTable } from '../../testing/frames.css.ts';
import { inCardBox, inNarrowBox } from '../../testing/frames.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Components/Feedback/Skeleton',
  component: Skeleton,
  parameters: {
    docs: {
      description: {
        component: `
A placeholder for content that is loading. Build the real layout from it, with the real row heights, so that nothing moves when the data arrives; put all of it inside Loading.

- **Do** copy the sizes of the content.
- **Don't** show more rows than usual, or show it for more than a few seconds without a message.

**Accessibility.** Hidden from assistive technology; Loading announces what is loading. The pulse stops with reduced motion.`,
      },
    },
  },
  decorators: [inCardBox],
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Block: Story = { args: { shape: 'block', height: '6rem' } };
export const Circle: Story = { args: { shape: 'circle', width: '2.5rem' } };
export const LongText: Story = { args: { width: '40rem' }, decorators: [inNarrowBox] };

export const Gallery: Story = {
  tags: ['gallery'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div className={galleryTable}>
      <div className={galleryRow}>
        <Skeleton shape="circle" width="2.5rem" />
        <Skeleton width="60%" />
      </div>
      <Skeleton />
      <Skeleton width="80%" />
      <Skeleton shape="block" height="6rem" />
    </div>
  ),
};
