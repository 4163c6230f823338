import type { Person } from '@aval/contract';
import { Avatar, IconButton, Skeleton } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { UserRoundMinus } from 'lucide-react';

import * as styles from './owners.css.ts';

interface OwnerRowProps {
  owner: Person;
  /** Null while it loads. */
  email: string | null;
  onRemove: (button: HTMLElement) => void;
}

/** One owner of the list. */
export function OwnerRow({ owner, email, onRemove }: OwnerRowProps) {
  const { t } = useLingui();
  const name = `${owner.first_name} ${owner.last_name}`;
  return (
    <li className={styles.owner}>
      <Avatar name={name} size="list" />
      <div className={styles.who}>
        <span className={styles.name}>{name}</span>
        <span className={styles.email}>{email ?? <Skeleton width="10rem" />}</span>
      </div>
      <IconButton
        icon={UserRoundMinus}
        tone="danger"
        label={t`Remove ${name} as owner`}
        data-removes-owner
        onClick={({ currentTarget }) => onRemove(currentTarget)}
      />
    </li>
  );
}
