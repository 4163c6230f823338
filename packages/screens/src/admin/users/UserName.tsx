import type { User } from '@aval/contract';
import { AdminBadge, Badge, isModifiedClick, TextLink } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { MailQuestion } from 'lucide-react';

import type { UserRowProps } from './userRow.ts';
import * as styles from './users.css.ts';

interface UserNameProps extends Pick<UserRowProps, 'onOpen' | 'paths'> {
  user: User;
}

/** A link that opens the account; a click anywhere in the row triggers it. */
export function UserName({ user, onOpen, paths }: UserNameProps) {
  const { t } = useLingui();
  return (
    <span className={styles.name} data-row-name>
      <span className={styles.nameLine}>
        <TextLink
          href={paths.editUser(user.id)}
          onClick={(event) => {
            if (isModifiedClick(event)) return;
            event.preventDefault();
            onOpen({ open: 'edit', user: user.id });
          }}
        >
          {user.first_name} {user.last_name}
        </TextLink>
        {user.role === 'admin' && <AdminBadge />}
        {user.is_invited && <Badge icon={MailQuestion}>{t`Invited`}</Badge>}
      </span>
      <span className={styles.email}>{user.email}</span>
    </span>
  );
}
