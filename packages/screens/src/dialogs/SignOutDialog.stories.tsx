import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

import { withMessages } from '../testing/withMessages.tsx';
import { SignOutDialog } from './SignOutDialog.tsx';

const meta = {
  title: 'Screens/Dialogs/SignOutDialog',
  component: SignOutDialog,
  args: { isOpen: true, onOpenChange: fn(), onSignOut: fn() },
  decorators: [withMessages],
  parameters: {
    screen: {
      purpose: 'Asks what becomes of an unfinished startup when its author logs out.',
      audience: 'Whoever logs out with a draft of a new startup in this browser.',
      calls: { logout: 'Sent with either choice' },
    },
    docs: {
      story: { inline: false, iframeHeight: 400 },
      description: {
        component: `Asks what becomes of an unfinished startup when its author logs out.

- **Do** say where the draft stays: somebody else may use this computer.
- **Don't** delete a draft without asking.

**Accessibility.** An alert dialog; Escape stays signed in.`,
      },
    },
  },
} satisfies Meta<typeof SignOutDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Keep it and log out' }));
    await expect(args.onSignOut).toHaveBeenLastCalledWith({ keepsDraft: true });
    await userEvent.click(screen.getByRole('button', { name: 'Delete it and log out' }));
    await expect(args.onSignOut).toHaveBeenLastCalledWith({ keepsDraft: false });
  },
};

export const Keyboard: Story = {
  play: async ({ args }) => {
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(args.onSignOut).not.toHaveBeenCalled();
  },
};

export const LongText: Story = { parameters: { locale: 'es' } };
