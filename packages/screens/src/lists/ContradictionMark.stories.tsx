import type { Meta, StoryObj } from '@storybook/react-vite';

import { withMessages } from '../testing/withMessages.tsx';
import { ContradictionMark } from './ContradictionMark.tsx';

const meta = {
  title: 'Screens/Lists/ContradictionMark',
  component: ContradictionMark,
  args: { startup: { open_contradictions: 1 } },
  decorators: [withMessages],
  parameters: {
    screen: {
      purpose: 'Marks a startup whose figures cannot all be right while nobody has explained why.',
      audience: 'Everyone who sees the startup in a list, a comparison or on its page.',
      calls: {},
    },
    docs: {
      description: {
        component: `Marks a startup whose figures cannot all be right while nobody has explained why.

- **Do** show it next to the score that the figures give.
- **Don't** show it for what is only unusual.`,
      },
    },
  },
} satisfies Meta<typeof ContradictionMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Renders nothing while everything fits or is explained. */
export const Nothing: Story = { args: { startup: { open_contradictions: 0 } } };

export const LongText: Story = {
  parameters: { locale: 'es' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 120 }}>
        <Story />
      </div>
    ),
  ],
};
