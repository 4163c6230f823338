import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { users } from '../../testing/administration.ts';
import { failed, loaded, loading, refused, stale } from '../../testing/loadables.ts';
import { tabletModes } from '../../testing/tabletModes.ts';
import { withMessages } from '../../testing/withMessages.tsx';
import { UsersScreen, type UsersScreenProps } from './UsersScreen.tsx';

/** Stores the search, as the address of the page does. */
function Page({ search: first, onSearch, ...rest }: UsersScreenProps) {
  const [search, setSearch] = useState(first);
  return (
    <UsersScreen
      {...rest}
      search={search}
      onSearch={(text) => {
        onSearch(text);
        setSearch(text);
      }}
    />
  );
}

const meta = {
  title: 'Screens/Administration/UsersScreen',
  component: UsersScreen,
  args: {
    search: '',
    onSearch: fn(),
    users: loaded(users),
    onOpen: fn(),
    onInvite: fn(async () => {}),
    paths: {
      editUser: (id) => `/admin/users?open=edit&user=${id}`,
      auditOfUser: (id) => `/admin/audit?person=${id}`,
    },
  },
  render: (args) => <Page {...args} />,
  decorators: [withMessages],
  parameters: {
    screen: {
      purpose: 'Who can sign in: accounts are found, created, edited, invited again and deleted.',
      audience: 'Administrators.',
      calls: {
        listUsers: 'Every account',
        createUser: 'New user',
        updateUser: 'Edit',
        deleteUser: 'Delete, on confirmation',
        inviteUser: 'Sends the invitation again',
      },
    },
    chromatic: { disableSnapshot: false, modes: tabletModes },
    docs: {
      description: {
        component: `Who can sign in: accounts are found, created, edited, invited again and deleted.

- **Do** keep the search and the open dialog in the address.
- **Don't** delete without asking: an account does not come back.

**Accessibility.** A table with sortable headers, or blocks with the same content where it has no room. The actions of a row name its user.`,
      },
    },
  },
} satisfies Meta<typeof UsersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A new installation has its administrator only. */
export const OneUser: Story = { args: { users: loaded(users.slice(0, 1)) } };

/** All accounts are loaded; the table shows ten a page. */
export const ManyUsers: Story = {
  args: {
    users: loaded(
      Array.from({ length: 6 }, (_, round) => users.map((user) => ({ ...user, id: user.id + round * 40 }))).flat(),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('41')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Next/ }));
    await expect(canvas.queryByText('41')).toBeNull();
  },
};

export const Loading: Story = { args: { users: loading } };

/** The previous rows stay, dimmed, while the search is under way. */
export const Searching: Story = {
  args: { search: 'mar', users: stale(users) },
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
};

/** Nobody matches; one press shows all accounts again. */
export const NothingFound: Story = {
  args: { search: 'nobody', users: loaded([]) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all users' }));
    await expect(args.onSearch).toHaveBeenCalledWith('');
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};

export const LoadError: Story = { args: { users: failed } };

/** The server said why; the list can be requested again. */
export const Refused: Story = {
  args: { users: { ...refused, retry: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.users.retry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    users: loaded(
      users.map((user, index) =>
        index === 3
          ? {
              ...user,
              first_name: 'María de los Ángeles Inmaculada',
              last_name: 'Fernández de Córdoba y Gutiérrez de la Concha',
              email: 'maria.de.los.angeles.fernandez.de.cordoba@cooperativa-internacional-de-transporte.example',
            }
          : user,
      ),
    ),
  },
  parameters: { locale: 'es' },
};

/** A header sorts; pressed again, it turns the order round. */
export const Sorted: Story = {
  play: async ({ canvas }) => {
    const first = () => canvas.getAllByRole('rowheader')[0];
    const header = canvas.queryByRole('button', { name: /^Name/ });
    if (!header) return;
    await userEvent.click(header);
    await expect(first()).toHaveTextContent('Ana Ruiz');
    await userEvent.click(canvas.getByRole('button', { name: /^Name/ }));
    await expect(first()).toHaveTextContent('Tomás Villar');
  },
};

/** The name opens the account, and so do the buttons of its row. */
export const Opened: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Ana Ruiz Calvo' }));
    await expect(args.onOpen).toHaveBeenLastCalledWith({ open: 'edit', user: 2 });
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Ana Ruiz Calvo' }));
    await expect(args.onOpen).toHaveBeenLastCalledWith({ open: 'delete', user: 2 });
    await userEvent.click(canvas.getByRole('button', { name: 'Create User' }));
    await expect(args.onOpen).toHaveBeenLastCalledWith({ open: 'create' });
  },
};

/** Who has not accepted the invitation can be sent another. */
export const InvitedAgain: Story = {
  args: { onInvite: fn(() => new Promise(() => {})) },
  play: async ({ args, canvas }) => {
    const invite = canvas.getByRole('button', { name: 'Send the invitation to Lucía Fernández again' });
    await userEvent.click(invite);
    await expect(args.onInvite).toHaveBeenCalledOnce();
    await expect(invite).toHaveAttribute('aria-busy', 'true');
  },
};

export const Gallery: Story = { tags: ['gallery'] };
