import type { User } from '@aval/contract';
import { AdminBadge, Badge, TextLink } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { MailQuestion } from 'lucide-react';

import { isModifiedClick } from '../../../components/isModifiedClick.ts';
import { paths } from '../../../paths.ts';
import * as styles from './users.css.ts';
import type { UserDialog } from './usersAddress.ts';

interface UserNameProps {
  user: User;
  onOpen: (dialog: UserDialog) => void;
}

/** A link that opens the account; a click anywhere in the row triggers it. */
export function UserName({ user, onOpen }: UserNameProps) {
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
