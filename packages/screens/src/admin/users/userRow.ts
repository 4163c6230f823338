import type { User } from '@aval/contract';

import type { UserDialog } from './userDialog.ts';

/** What the rows of the user list need. */
export interface UserRowProps {
  /** Opens the form of a new account, or that or the deletion of one in the list. */
  onOpen: (dialog: UserDialog) => void;
  /** Sends an invitation again; resolves when it was sent or refused. */
  onInvite: (user: User) => Promise<unknown>;
  paths: {
    /** The list with the form of this account. */
    editUser: (id: number) => string;
    /** The entries of the audit log about this account. */
    auditOfUser: (id: number) => string;
  };
}
