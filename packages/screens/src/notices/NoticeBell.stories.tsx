import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { withMessages } from '../testing/withMessages.tsx';
import { NoticeBell } from './NoticeBell.tsx';

const meta = {
  title: 'Screens/Notices/NoticeBell',
  component: NoticeBell,
  args: { href: '/notices', unread: 3 },
  decorators: [withMessages],
  parameters: {
    docs: {
      description: {
        component: `The link to the notices in the top bar, with the number of those that are unread.

**Accessibility.** A link whose name says the number: '3 unread notices'.`,
      },
    },
  },
} satisfies Meta<typeof NoticeBell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: '3 unread notices' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '/notices');
  },
};

export const One: Story = {
  args: { unread: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '1 unread notice' })).toBeVisible();
  },
};

/** Nothing is unread, or the number is not known yet. */
export const Empty: Story = {
  args: { unread: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Notices' })).toBeVisible();
  },
};

/** Two digits are shown at most. */
export const Many: Story = {
  args: { unread: 1240 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '99+ unread notices' })).toHaveTextContent('99+');
  },
};

export const LongText: Story = { args: { unread: 12 }, parameters: { locale: 'es' } };
