import type { Meta, StoryObj } from '@storybook/react-vite';

import { galleryRow } from '../../testing/frames.css.ts';
import { inNarrowBox } from '../../testing/frames.tsx';
import { ProfileTypeBadge } from '../ProfileTypeBadge/ProfileTypeBadge.tsx';
import { AdminBadge } from './AdminBadge.tsx';

const meta = {
  title: 'Components/Badges/AdminBadge',
  component: AdminBadge,
  parameters: {
    docs: {
      description: {
        component: `
Marks an administrator. It is separate from the profile type, because an administrator keeps the profile type.

- **Do** show it next to the profile type in lists of users.
- **Don't** use it to mark admin-only features; hide them from other users.

**Accessibility.** Plain text.`,
      },
    },
  },
} satisfies Meta<typeof AdminBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = { globals: { locale: 'es' }, decorators: [inNarrowBox] };

export const Gallery: Story = {
  tags: ['gallery'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div className={galleryRow}>
      <AdminBadge />
      <ProfileTypeBadge name="Inversor" />
    </div>
  ),
};
