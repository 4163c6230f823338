import type { Meta, StoryObj } from '@storybook/react-vite';

import { galleryRow } from '../../testing/frames.css.ts';
import { inNarrowBox } from '../../testing/frames.tsx';
import { VisibilityBadge } from './VisibilityBadge.tsx';

const meta = {
  title: 'Components/Badges/VisibilityBadge',
  component: VisibilityBadge,
  parameters: {
    docs: {
      description: {
        component: `
Who can see a startup: everyone, or its owners, its creator and administrators. Both states are shown, because a missing badge would mean 'unknown', not 'public'.

- **Do** show it wherever users other than the owner see a startup.
- **Don't** use the lock for anything else.

**Accessibility.** Plain text; a globe or a lock next to the text.`,
      },
    },
  },
  args: { isPrivate: false },
} satisfies Meta<typeof VisibilityBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Private: Story = { args: { isPrivate: true } };
export const LongText: Story = { args: { isPrivate: true }, globals: { locale: 'es' }, decorators: [inNarrowBox] };

export const Gallery: Story = {
  tags: ['gallery'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div className={galleryRow}>
      <VisibilityBadge isPrivate={false} />
      <VisibilityBadge isPrivate />
    </div>
  ),
};
