import type { Person, User } from '@aval/contract';
import { Card, CardHeader, EmptyState, ErrorPanel, focusAdjacentRow } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { Crown } from 'lucide-react';
import { useId } from 'react';

import type { Loadable } from '../../loading/Loadable.ts';
import { AddOwner, type AddOwnerProps } from './AddOwner.tsx';
import { InvitedOwners, type InvitedOwnersProps } from './InvitedOwners.tsx';
import { OwnerRow } from './OwnerRow.tsx';
import * as styles from './owners.css.ts';

export interface OwnersCardProps extends Pick<AddOwnerProps, 'onAdd' | 'isAdding'>, InvitedOwnersProps {
  owners: readonly Person[];
  /** Every account, for the emails and to choose from. */
  users: Loadable<readonly User[]>;
  /**
   * Asks whether to remove an owner.
   *
   * @param moveFocus To be called once the question is closed, before the owner leaves the list: an open dialog traps
   *   the focus, and a row that is gone has no next row.
   */
  onRemove: (owner: Person, moveFocus: () => void) => void;
}

/** The owners of a startup, for administrators; each change is saved immediately. */
export function OwnersCard({ owners, users, onAdd, isAdding, onRemove, ...invitations }: OwnersCardProps) {
  const { t } = useLingui();
  const titleId = useId();
  const { data: accounts, failure, isFetching, retry } = users;
  const emailOf = (owner: Person) =>
    accounts?.find(({ id }) => id === owner.id)?.email ?? (accounts || failure ? '' : null);
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader
        titleId={titleId}
        title={t`Owners`}
        description={t`They may edit this startup, and see it while it is private. Changes here are saved at once.`}
      />
      <div className={styles.columns}>
        <div>
          {owners.length === 0 ? (
            <EmptyState
              icon={Crown}
              title={t`No owners yet`}
              description={t`Add the founder, so that they can keep it up to date.`}
            />
          ) : (
            <ul className={styles.owners}>
              {owners.map((owner) => (
                <OwnerRow
                  key={owner.id}
                  owner={owner}
                  email={emailOf(owner)}
                  onRemove={(button) =>
                    onRemove(owner, () =>
                      focusAdjacentRow(button, '[data-removes-owner]', document.getElementById(titleId)),
                    )
                  }
                />
              ))}
            </ul>
          )}
          <InvitedOwners {...invitations} />
        </div>
        {failure && !accounts ? (
          <ErrorPanel title={failure.message || t`Error loading users`} onRetry={retry} isRetrying={isFetching} />
        ) : (
          <AddOwner owners={owners} users={accounts} onAdd={onAdd} isAdding={isAdding} />
        )}
      </div>
    </Card>
  );
}
