import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

import { users } from '../../testing/administration.ts';
import { withMessages } from '../../testing/withMessages.tsx';
import { DeleteUserDialog } from './DeleteUserDialog.tsx';

const [, user] = users;
if (!user) throw new RangeError('No fixed account');

const meta = {
  title: 'Screens/Administration/DeleteUserDialog',
  component: DeleteUserDialog,
  args: { user, isPending: false, error: null, onConfirm: fn(), onClose: fn() },
  decorators: [withMessages],
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: 320 },
      description: {
        component: `Asks for confirmation before an account is deleted.

**Accessibility.** An alert dialog, whose title has the focus first; Escape closes it. Why an account could not be deleted is an alert.`,
      },
    },
  },
} satisfies Meta<typeof DeleteUserDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Deleting: Story = { args: { isPending: true } };

/** The server did not say why. */
export const ErrorState: Story = { args: { error: '' } };

export const Refused: Story = { args: { error: 'The last administrator cannot be deleted' } };

export const LongText: Story = {
  args: {
    user: { ...user, first_name: 'María de los Ángeles', last_name: 'Fernández de Córdoba y Gutiérrez de la Concha' },
  },
  parameters: { locale: 'es' },
};

export const Keyboard: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
