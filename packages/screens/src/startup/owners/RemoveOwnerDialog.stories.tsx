import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

import { users } from '../../testing/administration.ts';
import { withMessages } from '../../testing/withMessages.tsx';
import { RemoveOwnerDialog } from './RemoveOwnerDialog.tsx';

const [, owner] = users;
if (!owner) throw new RangeError('No fixed account');

const meta = {
  title: 'Screens/Startup/RemoveOwnerDialog',
  component: RemoveOwnerDialog,
  args: {
    startup: 'Nodriza',
    owner,
    isAdmin: false,
    isLast: false,
    isPending: false,
    error: null,
    onConfirm: fn(),
    onClose: fn(),
  },
  decorators: [withMessages],
  parameters: {
    screen: {
      purpose: 'Asks before an owner is removed, and says what they may still do.',
      audience: 'Administrators.',
      calls: { removeOwner: 'Sent on confirmation' },
    },
    docs: {
      story: { inline: false, iframeHeight: 400 },
      description: {
        component: `Asks before an owner is removed, and says what they may still do.

- **Do** keep the dialog open with the reason when removing fails.
- **Don't** offer Undo: the owner can be added again.

**Accessibility.** An alert dialog; the focus starts on its title, which names the startup.`,
      },
    },
  },
} satisfies Meta<typeof RemoveOwnerDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Remove owner' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

/** An administrator edits every startup. */
export const AdministratorLeaves: Story = { args: { isAdmin: true } };

/** Nobody else owns it. */
export const LastOwner: Story = { args: { isLast: true } };

export const Pending: Story = { args: { isPending: true } };

/** The server gave no reason. */
export const Failed: Story = { args: { error: '' } };

export const Refused: Story = { args: { error: 'The server is being updated. Try again in a minute.' } };

export const LongText: Story = {
  args: { startup: 'Cooperativa Internacional de Logística y Transporte Intermodal' },
  parameters: { locale: 'es' },
};
