import type { User } from '@aval/contract';
import { AdminBadge, TextLink } from '@aval/ui';

import { opensElsewhere } from '../../../opensElsewhere.ts';
import { paths } from '../../../paths.ts';
import * as styles from './users.css.ts';
import type { UserDialog } from './usersAddress.ts';

interface UserNameProps {
  user: User;
  onOpen: (dialog: UserDialog) => void;
}

/** A link to the open account, with which its row opens it too. */
export function UserName({ user, onOpen }: UserNameProps) {
  return (
    <span className={styles.name} data-row-name>
      <span className={styles.nameLine}>
        <TextLink
          href={paths.editUser(user.id)}
          onClick={(event) => {
            if (opensElsewhere(event)) return;
            event.preventDefault();
            onOpen({ open: 'edit', user: user.id });
          }}
        >
          {user.first_name} {user.last_name}
        </TextLink>
        {user.role === 'admin' && <AdminBadge />}
      </span>
      <span className={styles.email}>{user.email}</span>
    </span>
  );
}
