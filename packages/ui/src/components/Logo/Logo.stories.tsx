import type { Meta, StoryObj } from '@storybook/react-vite';

import { galleryRow } from '../../testing/frames.css.ts';
import { inNarrowBox } from '../../testing/frames.tsx';
import { Logo } from './Logo.tsx';

const meta = {
  title: 'Layout/Logo',
  component: Logo,
  parameters: {
    docs: {
      description: {
        component: `
The product's mark and name, in the colour of the text around it. The mark alone stands where there is no room for the name: the collapsed sidebar.

- **Do** leave room around it as wide as the mark.
- **Don't** recolour, tilt or animate it.

**Accessibility.** Text with a decorative mark; the mark alone is an image with the name.`,
      },
    },
  },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const MarkOnly: Story = { args: { isMarkOnly: true } };
export const LongText: Story = { decorators: [inNarrowBox] };

export const Gallery: Story = {
  tags: ['gallery'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div className={galleryRow}>
      <Logo />
      <Logo isMarkOnly />
    </div>
  ),
};
