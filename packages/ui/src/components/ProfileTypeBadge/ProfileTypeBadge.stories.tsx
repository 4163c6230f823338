import type { Meta, StoryObj } from '@storybook/react-vite';

import { galleryRow } from '../../testing/frames.css.ts';
import { inNarrowBox } from '../../testing/frames.tsx';
import { ProfileTypeBadge } from './ProfileTypeBadge.tsx';

const meta = {
  title: 'Components/Badges/ProfileTypeBadge',
  component: ProfileTypeBadge,
  parameters: {
    docs: {
      description: {
        component: `
The user's profile type, in the top bar and on the profile. It explains the default lens of the metrics.

- **Do** show it where the lens of the metrics needs an explanation.
- **Don't** use it to show permissions; those depend on the role.

**Accessibility.** Plain text.`,
      },
    },
  },
  args: { name: 'Inversor' },
} satisfies Meta<typeof ProfileTypeBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: { name: 'Corporación con programa propio de innovación abierta' },
  decorators: [inNarrowBox],
};

export const Gallery: Story = {
  tags: ['gallery'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div className={galleryRow}>
      {['Educativa', 'Corporación', 'Fast Track', 'Inversor'].map((name) => (
        <ProfileTypeBadge key={name} name={name} />
      ))}
    </div>
  ),
};
