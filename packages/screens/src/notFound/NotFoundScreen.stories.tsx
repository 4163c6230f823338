import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { tabletModes } from '../testing/tabletModes.ts';
import { withMessages } from '../testing/withMessages.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';

const meta = {
  title: 'Screens/NotFound/NotFoundScreen',
  component: NotFoundScreen,
  args: { isSignedIn: true, paths: { home: '/', dashboard: '/dashboard' } },
  decorators: [withMessages],
  parameters: {
    screen: {
      purpose: 'Says that there is no page at an address, and leads back.',
      audience: 'Everyone.',
      calls: {},
    },
    chromatic: { disableSnapshot: false, modes: tabletModes },
    docs: {
      description: {
        component: `Says that there is no page at an address, and leads back.

- **Do** lead to where the user begins: the dashboard, or the start page for visitors.
- **Don't** use it for a startup that is missing; its page says so.

**Accessibility.** A heading and one link.`,
      },
    },
  },
} satisfies Meta<typeof NotFoundScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Visitor: Story = {
  args: { isSignedIn: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute('href', '/');
  },
};

export const LongText: Story = { parameters: { locale: 'es' } };

export const Gallery: Story = { tags: ['gallery'] };
