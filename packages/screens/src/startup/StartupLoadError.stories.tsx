import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { withMessages } from '../testing/withMessages.tsx';
import { StartupLoadError } from './StartupLoadError.tsx';

const meta = {
  title: 'Screens/Startup/StartupLoadError',
  component: StartupLoadError,
  args: {
    failure: { kind: 'missing', message: '' },
    startupsHref: '/startups',
    onRetry: fn(),
    isRetrying: false,
  },
  decorators: [withMessages],
  parameters: {
    screen: {
      purpose: 'Stands in for a startup that cannot be shown.',
      audience:
        'Whoever opens the address of a startup that does not exist, was deleted meanwhile, or is private and not theirs. All three read the same, so that nobody learns which one it is.',
      calls: {
        getStartup: 'Its failure',
      },
    },
    chromatic: { disableSnapshot: false },
    docs: {
      description: {
        component: `Stands in for a startup that cannot be shown.

- **Do** offer Retry for what may pass, and the list of startups for what will not.
- **Don't** use it for a failed refetch while the startup is on screen; a toast says so.`,
      },
    },
  },
} satisfies Meta<typeof StartupLoadError>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Deleted meanwhile, private, or never there. */
export const Missing: Story = {};

/** No response arrived. */
export const Unreachable: Story = {
  args: { failure: { kind: 'other', message: '' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The server's own message. */
export const Refused: Story = {
  args: { failure: { kind: 'other', message: 'The server is being updated. Try again in a minute.' } },
};

/** The response does not match the contract. */
export const Unreadable: Story = { args: { failure: { kind: 'unreadable', message: '' } } };

export const Retrying: Story = { args: { failure: { kind: 'other', message: '' }, isRetrying: true } };

export const LongText: Story = { parameters: { locale: 'es' } };
