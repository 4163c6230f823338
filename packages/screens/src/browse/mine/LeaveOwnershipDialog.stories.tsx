import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

import { withMessages } from '../../testing/withMessages.tsx';
import { LeaveOwnershipDialog } from './LeaveOwnershipDialog.tsx';

const meta = {
  title: 'Screens/Browse/LeaveOwnershipDialog',
  component: LeaveOwnershipDialog,
  args: {
    startup: 'Nodriza',
    isAdmin: false,
    remains: 'owners',
    isPending: false,
    error: null,
    onConfirm: fn(),
    onClose: fn(),
  },
  decorators: [withMessages],
  parameters: {
    screen: {
      purpose: 'Asks before a user gives up the ownership of a startup, and says what they may still do.',
      audience: 'An owner of the startup.',
      calls: { getStartup: 'Who else owns it', removeOwner: 'Sent on confirmation' },
    },
    docs: {
      story: { inline: false, iframeHeight: 400 },
      description: {
        component: `Asks before a user gives up the ownership of a startup, and says what they may still do.

- **Do** say who looks after the startup afterwards, and who still sees it.
- **Don't** keep anybody from leaving; don't offer Undo: somebody else brings the ownership back.

**Accessibility.** An alert dialog; the focus starts on its title, which names the startup.`,
      },
    },
  },
} satisfies Meta<typeof LeaveOwnershipDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Remove me as owner' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

/** An administrator can come back alone. */
export const Administrator: Story = { args: { isAdmin: true } };

/** The last owner leaves a startup that somebody else created, or that changed hands. */
export const LastOwner: Story = { args: { remains: 'administrators' } };

/** The last owner created it, and nobody else ever owned it. */
export const LastOwnerIsCreator: Story = { args: { remains: 'creator' } };

/** Who else owns it is still loading. */
export const NotYetKnown: Story = { args: { remains: null } };

export const Pending: Story = { args: { isPending: true } };

/** The server gave no reason. */
export const Failed: Story = { args: { error: '' } };

export const Refused: Story = { args: { error: 'The server is being updated. Try again in a minute.' } };

export const LongText: Story = {
  args: { startup: 'Cooperativa Internacional de Logística y Transporte Intermodal', remains: 'administrators' },
  parameters: { locale: 'es' },
};
