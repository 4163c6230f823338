import type { User } from '@aval/contract';
import { IconButton, LinkButton } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { Pencil, ScrollText, Trash2 } from 'lucide-react';

import { InviteButton } from './InviteButton.tsx';
import type { UserRowProps } from './userRow.ts';
import * as styles from './users.css.ts';

interface UserActionsProps extends UserRowProps {
  user: User;
}

/** The actions for one account of the list. */
export function UserActions({ user, onOpen, onInvite, paths }: UserActionsProps) {
  const { t } = useLingui();
  const name = `${user.first_name} ${user.last_name}`;
  return (
    <div className={styles.actions}>
      <LinkButton
        icon={ScrollText}
        size="small"
        variant="ghost"
        href={paths.auditOfUser(user.id)}
        aria-label={t`History of ${name}`}
        className={styles.history}
      >
        {t`History`}
      </LinkButton>
      {user.is_invited && <InviteButton user={user} onInvite={onInvite} />}
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
