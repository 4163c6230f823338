import type { Meta, StoryObj } from '@storybook/react-vite';

import { galleryRow } from '../../testing/frames.css.ts';
import { inNarrowBox } from '../../testing/frames.tsx';
import { FollowingBadge } from './FollowingBadge.tsx';

const meta = {
  title: 'Components/Badges/FollowingBadge',
  component: FollowingBadge,
  parameters: {
    docs: {
      description: {
        component: `
The user's relation to a startup. Owning takes precedence over following, so an owner who also follows sees 'Owner'; a user who does neither sees no badge.

- **Do** pass both props and let the badge decide.
- **Don't** show 'Not following'; the follow button shows that.

**Accessibility.** Plain text; a crown or a bookmark next to the text.`,
      },
    },
  },
  args: { isOwner: false, isFollowing: true },
} satisfies Meta<typeof FollowingBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Owner: Story = { args: { isOwner: true } };
export const LongText: Story = { args: { isOwner: true }, globals: { locale: 'es' }, decorators: [inNarrowBox] };

export const Gallery: Story = {
  tags: ['gallery'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div className={galleryRow}>
      <FollowingBadge isOwner isFollowing />
      <FollowingBadge isOwner={false} isFollowing />
    </div>
  ),
};
