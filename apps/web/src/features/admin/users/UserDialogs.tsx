import type { User } from '@aval/contract';
import { NotFoundDialog, type UserDialog } from '@aval/screens';
import { useLingui } from '@lingui/react/macro';

import { useQuery } from '../../../api/useQuery.ts';
import { usersBy } from '../../../api/users.ts';
import { useNamedRow } from '../../../components/useNamedRow.ts';
import { DeleteUser } from './DeleteUser.tsx';
import { EditUserDialog } from './EditUserDialog.tsx';
import { NewUserDialog } from './NewUserDialog.tsx';

interface UserDialogsProps {
  dialog: UserDialog | null;
  /** The accounts found by the search; undefined while loading. */
  users: readonly User[] | undefined;
  onClose: () => void;
}

/** The open dialog of the user list; shows a message when the account in the address does not exist. */
export function UserDialogs({ dialog, users, onClose }: UserDialogsProps) {
  const { t } = useLingui();
  const named = dialog && dialog.open !== 'create' ? dialog.user : null;
  const isFound = users?.some(({ id }) => id === named) ?? false;
  // An account may exist although the search excludes it.
  const { data: all, isFetching } = useQuery({ ...usersBy(''), enabled: named !== null && !isFound });
  const { row: user, isUnknown } = useNamedRow(isFound ? users : all, named);
  if (!dialog) return null;
  if (dialog.open === 'create') return <NewUserDialog onClose={onClose} />;
  // The edit form cannot delete the account, so if it leaves the list it was deleted elsewhere.
  const isGone = dialog.open === 'edit' && !user && all !== undefined;
  if ((isUnknown || isGone) && !isFetching)
    return (
      <NotFoundDialog
        title={t`User not found`}
        description={t`The account does not exist, or was deleted.`}
        onClose={onClose}
      />
    );
  if (!user) return null;
  return dialog.open === 'edit' ? (
    <EditUserDialog user={user} onClose={onClose} />
  ) : (
    <DeleteUser user={user} onClose={onClose} />
  );
}
