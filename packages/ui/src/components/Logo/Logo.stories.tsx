import type { Meta, StoryObj } from '@storybook/react-vite';

import { galleryRow } from '../../testing/frames.css.ts';
import { inNarrowBox } from '../../testing/frames.tsx';
import { Logo } from './Logo.tsx';

const meta = {
  title: 'Components/Layout/Logo',
  component: Logo,
  parameters: {
    docs: {
      description: {
        component: `
The product's symbol and name, in the current text colour. Only the symbol is shown when there is no space for the name: the collapsed sidebar.

- **Do** leave space around it as wide as the symbol.
- **Don't** recolour, tilt or animate it.

**Accessibility.** Text with a decorative symbol; the symbol alone is an image with the name.`,
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
