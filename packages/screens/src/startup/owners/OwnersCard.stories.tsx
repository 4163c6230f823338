import type { Person } from '@aval/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

import { users } from '../../testing/administration.ts';
import { failed, loaded, loading, refused } from '../../testing/loadables.ts';
import { invitedOwners } from '../../testing/ownerInvitations.ts';
import { withMessages } from '../../testing/withMessages.tsx';
import { OwnersCard } from './OwnersCard.tsx';

const owners: readonly Person[] = users.slice(1, 4);

const meta = {
  title: 'Screens/Startup/OwnersCard',
  component: OwnersCard,
  args: {
    owners,
    users: loaded(users),
    onAdd: fn(),
    isAdding: false,
    onRemove: fn(),
    invited: [],
    withdrawingId: null,
    onWithdraw: fn(),
  },
  decorators: [withMessages],
  parameters: {
    screen: {
      purpose: 'Who may edit a startup: owners are added and removed below its edit form.',
      audience: 'Administrators.',
      calls: {
        getStartup: 'The owners',
        listUsers: 'Their emails, and the accounts to choose from',
        addOwner: 'Add',
        removeOwner: 'Remove, on confirmation',
        listInvitedOwners: 'Whom its owners invited',
        withdrawOwnerInvitation: 'Withdraw',
      },
    },
    chromatic: { disableSnapshot: false },
    docs: {
      description: {
        component: `Who may edit a startup: owners are added and removed below its edit form.

- **Do** save each change at once, and ask before one is removed.
- **Don't** offer an account that is an owner already.

**Accessibility.** A list; each button names its owner. After a removal the focus moves to the next owner, or to the title.`,
      },
    },
  },
} satisfies Meta<typeof OwnersCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NoOwners: Story = { args: { owners: [] } };

export const OneOwner: Story = { args: { owners: owners.slice(0, 1) } };

/** Whom its owners invited, by what they typed. */
export const Invited: Story = {
  args: { invited: invitedOwners, onWithdraw: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw the invitation of Account 218' }));
    await expect(args.onWithdraw).toHaveBeenCalledWith(invitedOwners[1]);
  },
};

export const Withdrawing: Story = { args: { invited: invitedOwners, withdrawingId: 3 } };

export const Loading: Story = { args: { users: loading } };

/** The owners stay; nobody can be added until the accounts have loaded. */
export const UsersFailed: Story = { args: { users: failed } };

export const UsersRefused: Story = { args: { users: refused } };

export const Adding: Story = {
  args: { onAdd: fn() },
  play: async ({ args, canvas }) => {
    const add = canvas.getByRole('button', { name: 'Add' });
    await userEvent.click(add);
    await expect(canvas.getByRole('combobox', { name: 'Add owner' })).toHaveFocus();
    await expect(canvas.getByText('Choose who becomes an owner')).toBeVisible();
    await userEvent.keyboard('Otero{Enter}');
    await userEvent.click(add);
    await expect(args.onAdd).toHaveBeenCalledWith(users.at(-1));
  },
};

export const AddingPending: Story = { args: { isAdding: true } };

export const Removing: Story = {
  args: { onRemove: fn((_owner: Person, moveFocus: () => void) => moveFocus()) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Iker Etxeberria as owner' }));
    await expect(args.onRemove).toHaveBeenCalledWith(owners[1], expect.any(Function));
    await expect(canvas.getByRole('button', { name: 'Remove Lucía Fernández as owner' })).toHaveFocus();
  },
};

export const LongText: Story = {
  args: {
    owners: owners.map((owner) => ({
      ...owner,
      first_name: 'María de los Ángeles',
      last_name: `Fernández de Córdoba y ${owner.last_name} de la Concha`,
    })),
  },
  parameters: { locale: 'es' },
};

export const Keyboard: Story = {
  args: { onAdd: fn() },
  play: async ({ args, canvas }) => {
    canvas.getByRole('combobox', { name: 'Add owner' }).focus();
    await userEvent.keyboard('Villar');
    await expect(await screen.findByRole('option', { name: /Villar/ })).toBeVisible();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

export const Gallery: Story = { tags: ['gallery'] };
