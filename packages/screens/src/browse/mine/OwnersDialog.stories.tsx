import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

import { users } from '../../testing/administration.ts';
import { failed, loaded, loading, refused } from '../../testing/loadables.ts';
import { invitedOwners } from '../../testing/ownerInvitations.ts';
import { withMessages } from '../../testing/withMessages.tsx';
import { OwnersDialog } from './OwnersDialog.tsx';

const owners = users.slice(1, 3);

const meta = {
  title: 'Screens/Browse/OwnersDialog',
  component: OwnersDialog,
  args: {
    startup: 'Nodriza',
    userId: owners[0]?.id ?? 0,
    owners: loaded(owners),
    invited: loaded(invitedOwners),
    withdrawingId: null,
    onWithdraw: fn(),
    onInvite: fn(() => Promise.resolve()),
    onLeave: fn(),
    onClose: fn(),
  },
  decorators: [withMessages],
  parameters: {
    screen: {
      purpose: 'Who owns a startup and who is invited to: owners invite others, withdraw invitations, and leave.',
      audience: 'The owners of the startup.',
      calls: {
        getStartup: 'The owners',
        listInvitedOwners: 'The open invitations',
        addOwner: 'Invite',
        withdrawOwnerInvitation: 'Withdraw',
      },
    },
    docs: {
      story: { inline: false, iframeHeight: 560 },
      description: {
        component: `Who owns a startup and who is invited to: owners invite others, withdraw invitations, and leave.

- **Do** show an invitation by what was typed, until it is accepted.
- **Don't** say whether an email or number has an account.

**Accessibility.** A dialog with two lists and a form; each button names its invitation.`,
      },
    },
  },
} satisfies Meta<typeof OwnersDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('textbox', { name: /Invite an owner/ });
const invite = async () => userEvent.click(await screen.findByRole('button', { name: 'Invite' }));

export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.type(await field(), ' lucia@cantil.example{Enter}');
    await expect(args.onInvite).toHaveBeenLastCalledWith({ email: 'lucia@cantil.example' });
    await expect(await field()).toHaveValue('');
    await userEvent.type(await field(), '218');
    await invite();
    await expect(args.onInvite).toHaveBeenLastCalledWith({ user_id: 218 });
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw the invitation of nerea@cantil.example' }));
    await expect(args.onWithdraw).toHaveBeenCalledWith(invitedOwners[0]);
    await userEvent.click(screen.getByRole('button', { name: 'Remove me as owner' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const OneOwner: Story = { args: { owners: loaded(owners.slice(0, 1)), invited: loaded([]) } };

export const Loading: Story = { args: { owners: loading, invited: loading } };

export const LoadError: Story = { args: { owners: failed } };

export const Refused: Story = { args: { invited: refused } };

export const Withdrawing: Story = { args: { withdrawingId: 3 } };

/** Neither a number nor an email. */
export const Mistyped: Story = {
  play: async ({ args }) => {
    await userEvent.type(await field(), 'Lucía');
    await invite();
    await expect(await screen.findByText('Type an email, or the number of an account')).toBeVisible();
    await expect(await field()).toHaveFocus();
    await expect(args.onInvite).not.toHaveBeenCalled();
  },
};

/** What was typed stays. */
export const InvitationRefused: Story = {
  args: { onInvite: fn(() => Promise.reject(new Error('This user is already an owner'))) },
  play: async () => {
    await userEvent.type(await field(), '218{Enter}');
    await expect(await screen.findByText('This user is already an owner')).toBeVisible();
    await expect(await field()).toHaveValue('218');
  },
};

export const LongText: Story = {
  args: {
    startup: 'Cooperativa Internacional de Logística y Transporte Intermodal',
    owners: loaded(
      owners.map((owner) => ({
        ...owner,
        first_name: 'María de los Ángeles',
        last_name: `Fernández de Córdoba y ${owner.last_name} de la Concha`,
      })),
    ),
    invited: loaded(
      invitedOwners.map((invitation) => ({
        ...invitation,
        email: 'maria-de-los-angeles.fernandez-de-cordoba@cooperativa-internacional.example',
        user_id: null,
      })),
    ),
  },
  parameters: { locale: 'es' },
};
