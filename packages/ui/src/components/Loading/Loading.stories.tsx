import type { Meta, StoryObj } from '@storybook/react-vite';

import { galleryTable } from '../../testing/frames.css.ts';
import { inCardBox, inNarrowBox } from '../../testing/frames.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Loading } from './Loading.tsx';

const lines = (
  <div className={galleryTable}>
    <Skeleton />
    <Skeleton width="80%" />
    <Skeleton width="60%" />
  </div>
);

const meta = {
  title: 'Components/Feedback/Loading',
  component: Loading,
  parameters: {
    docs: {
      description: {
        component: `
A region whose data is loading. Shows nothing for the first 150 ms, so that fast responses do not flash, then the skeletons inside it. When there is old data, keep it at 60 % opacity instead.

- **Do** wrap the region that is loading, and name its content ('Loading startups').
- **Don't** cover the whole page while one part loads.

**Accessibility.** The region is \`aria-busy\` and announces its label once, politely.`,
      },
    },
  },
  decorators: [inCardBox],
  args: { label: 'Loading startups', children: lines },
} satisfies Meta<typeof Loading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: { label: 'Cargando las startups que coinciden con la búsqueda' },
  decorators: [inNarrowBox],
};
export const Gallery: Story = {
  tags: ['gallery'],
  parameters: { chromatic: { disableSnapshot: false } },
};
