import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

import { withMessages } from '../testing/withMessages.tsx';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';

const meta = {
  title: 'Screens/Profile/DeleteAccountDialog',
  component: DeleteAccountDialog,
  args: { onDelete: fn(() => Promise.resolve()), onClose: fn() },
  decorators: [withMessages],
  parameters: {
    screen: {
      purpose: 'Says what goes and what stays with an account, and asks for its password before it is deleted.',
      audience: 'Everyone who is signed in, each their own account.',
      calls: { deleteAccount: 'Sent on confirmation' },
    },
    docs: {
      story: { inline: false, iframeHeight: 640 },
      description: {
        component: `Says what goes and what stays with an account, and asks for its password before it is deleted.

- **Do** name everything that stays; a startup that nobody else owns goes to the administrators.
- **Don't** offer Undo: nothing can bring the account back.

**Accessibility.** An alert dialog; the focus starts on its title. An error is announced, and the password stays.`,
      },
    },
  },
} satisfies Meta<typeof DeleteAccountDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const confirm = async () => userEvent.click(await screen.findByRole('button', { name: 'Delete my account' }));

export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.type(await screen.findByLabelText('Current password'), 'Correct!1');
    await confirm();
    await expect(args.onDelete).toHaveBeenCalledWith('Correct!1');
  },
};

export const PasswordMissing: Story = {
  play: async ({ args }) => {
    await confirm();
    await expect(await screen.findByText('Type your password')).toBeVisible();
    await expect(screen.getByLabelText('Current password')).toHaveFocus();
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
};

/** Neither Escape nor the button closes it while the account is being deleted. */
export const Deleting: Story = {
  args: { onDelete: fn(() => new Promise(() => {})) },
  play: async ({ args }) => {
    await userEvent.type(await screen.findByLabelText('Current password'), 'Correct!1{Enter}');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** The password stays, to be corrected. */
export const WrongPassword: Story = {
  args: { onDelete: fn(() => Promise.reject(new Error('The current password is wrong'))) },
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Current password'), 'Wrong!1{Enter}');
    await expect(await screen.findByRole('alert')).toHaveTextContent('The current password is wrong');
    await expect(screen.getByLabelText('Current password')).toHaveValue('Wrong!1');
  },
};

export const LastAdministrator: Story = {
  args: { onDelete: fn(() => Promise.reject(new Error('There must be at least one administrator'))) },
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Current password'), 'Correct!1{Enter}');
    await expect(await screen.findByText('There must be at least one administrator')).toBeVisible();
  },
};

export const Keyboard: Story = {
  play: async ({ args }) => {
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = { parameters: { locale: 'es' } };
