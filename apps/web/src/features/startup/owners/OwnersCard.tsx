import type { Person, Startup } from '@aval/contract';
import { Card, CardHeader, EmptyState, ErrorPanel } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { Crown } from 'lucide-react';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';

import { messageOf } from '../../../api/ApiError.ts';
import { useQuery } from '../../../api/useQuery.ts';
import { usersBy } from '../../../api/users.ts';
import { focusAdjacentRow } from '../../../shell/layout/focusAdjacentRow.ts';
import { AddOwner } from './AddOwner.tsx';
import { OwnerRow } from './OwnerRow.tsx';
import * as styles from './owners.css.ts';
import { RemoveOwnerDialog } from './RemoveOwnerDialog.tsx';

interface OwnersCardProps {
  startup: Startup;
}

/** The owners of a startup, for administrators; each change is saved immediately. */
export function OwnersCard({ startup }: OwnersCardProps) {
  const { t } = useLingui();
  const titleId = useId();
  const { data: users, error, refetch, isFetching } = useQuery(usersBy(''));
  const [removing, setRemoving] = useState<{ owner: Person; button: HTMLElement } | null>(null);
  const emailOf = (owner: Person) => users?.find(({ id }) => id === owner.id)?.email ?? (users || error ? '' : null);
  const close = () => setRemoving(null);
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader
        titleId={titleId}
        title={t`Owners`}
        description={t`They may edit this startup, and see it while it is private. Changes here are saved at once.`}
      />
      <div className={styles.columns}>
        {startup.owners.length === 0 ? (
          <EmptyState
            icon={Crown}
            title={t`No owners yet`}
            description={t`Add the founder, so that they can keep it up to date.`}
          />
        ) : (
          <ul className={styles.owners}>
            {startup.owners.map((owner) => (
              <OwnerRow
                key={owner.id}
                owner={owner}
                email={emailOf(owner)}
                onRemove={(button) => setRemoving({ owner, button })}
              />
            ))}
          </ul>
        )}
        {error && !users ? (
          <ErrorPanel
            title={messageOf(error, t`Error loading users`)}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        ) : (
          <AddOwner startup={startup} users={users} />
        )}
      </div>
      {removing && (
        <RemoveOwnerDialog
          startup={startup}
          owner={removing.owner}
          isAdmin={users?.some(({ id, role }) => id === removing.owner.id && role === 'admin') ?? false}
          onClose={close}
          onRemoved={() => {
            // Close the dialog before the row is removed: an open dialog traps the focus, and a removed row has no next
            // row.
            flushSync(close);
            focusAdjacentRow(removing.button, '[data-removes-owner]', document.getElementById(titleId));
          }}
        />
      )}
    </Card>
  );
}
