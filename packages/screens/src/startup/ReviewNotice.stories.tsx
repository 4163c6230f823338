import type { Meta, StoryObj } from '@storybook/react-vite';

import { withMessages } from '../testing/withMessages.tsx';
import { ReviewNotice } from './ReviewNotice.tsx';

const meta = {
  title: 'Screens/Startup/ReviewNotice',
  component: ReviewNotice,
  args: { review: { state: 'waiting', reason: null } },
  decorators: [withMessages],
  parameters: {
    screen: {
      purpose: 'Says why a startup that its owner made public is still private.',
      audience: 'Its owners and administrators.',
      calls: {},
    },
    docs: {
      description: {
        component: `Says why a startup that its owner made public is still private.

- **Do** show the reviewer's reason in full.
- **Don't** show it on a public startup.`,
      },
    },
  },
} satisfies Meta<typeof ReviewNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};

export const Refused: Story = {
  args: { review: { state: 'refused', reason: 'The website belongs to another company. Enter your own.' } },
};

export const RefusedWithoutReason: Story = { args: { review: { state: 'refused', reason: null } } };

export const LongText: Story = {
  args: { review: { state: 'refused', reason: 'La página web es de otra empresa: escribe la tuya. '.repeat(6) } },
  parameters: { locale: 'es' },
};
