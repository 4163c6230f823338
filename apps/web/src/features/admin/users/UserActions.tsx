import type { User } from '@aval/contract';
import { IconButton } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { Pencil, Trash2 } from 'lucide-react';

import { InviteAgain } from './InviteAgain.tsx';
import * as styles from './users.css.ts';
import type { UserDialog } from './usersAddress.ts';

interface UserActionsProps {
  user: User;
  onOpen: (dialog: UserDialog) => void;
}

/** The actions for one account of the list. */
export function UserActions({ user, onOpen }: UserActionsProps) {
  const { t } = useLingui();
  const name = `${user.first_name} ${user.last_name}`;
  return (
    <div className={styles.actions}>
      {user.is_invited && <InviteAgain user={user} />}
      <IconButton icon={Pencil} label={t`Edit ${name}`} onClick={() => onOpen({ open: 'edit', user: user.id })} />
      <IconButton
        icon={Trash2}
        tone="danger"
        label={t`Delete ${name}`}
        onClick={() => onOpen({ open: 'delete', user: user.id })}
      />
    </div>
  );
}
