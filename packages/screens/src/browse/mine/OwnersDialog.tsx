import type { InvitedOwner, Person } from '@aval/contract';
import { Avatar, Button, Dialog, ErrorPanel, Loading, Skeleton } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { UserMinus } from 'lucide-react';

import { isPending, type Loadable } from '../../loading/Loadable.ts';
import { InvitedOwners, type InvitedOwnersProps } from '../../startup/owners/InvitedOwners.tsx';
import { InviteOwner, type InviteOwnerProps } from '../../startup/owners/InviteOwner.tsx';
import * as styles from '../../startup/owners/owners.css.ts';

export interface OwnersDialogProps extends Omit<InvitedOwnersProps, 'invited'>, InviteOwnerProps {
  /** The name of the startup. */
  startup: string;
  /** The number of the user, who is one of the owners. */
  userId: number;
  owners: Loadable<readonly Person[]>;
  invited: Loadable<readonly InvitedOwner[]>;
  /** The user asks to give up ownership. */
  onLeave: () => void;
  onClose: () => void;
}

/** Who owns a startup and who is invited to, for its owners. */
export function OwnersDialog({
  startup,
  userId,
  owners,
  invited,
  withdrawingId,
  onWithdraw,
  onInvite,
  onLeave,
  onClose,
}: OwnersDialogProps) {
  const { t } = useLingui();
  const failed = [owners, invited].find(({ data, failure }) => failure && !data);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t`Owners of ${startup}`}
      description={t`They may edit it, and see it while it is private.`}
      footer={
        <Button icon={UserMinus} onClick={onLeave}>
          <Trans>Remove me as owner</Trans>
        </Button>
      }
    >
      <div className={styles.stack}>
        {failed?.failure && (
          <ErrorPanel
            title={failed.failure.message || t`Error loading the owners`}
            onRetry={failed.retry}
            isRetrying={failed.isFetching}
          />
        )}
        {isPending(owners) && (
          <Loading label={t`Loading the owners`}>
            <Skeleton width="100%" height="3rem" />
          </Loading>
        )}
        <div>
          {owners.data && (
            <ul className={styles.owners} aria-label={t`Owners`}>
              {owners.data.map(({ id, first_name: first, last_name: last }) => (
                <li key={id} className={styles.owner}>
                  <Avatar name={`${first} ${last}`} size="list" />
                  <span className={styles.name}>{`${first} ${last}`}</span>
                  {id === userId && <span className={styles.email}>{t`You`}</span>}
                </li>
              ))}
            </ul>
          )}
          <InvitedOwners invited={invited.data ?? []} withdrawingId={withdrawingId} onWithdraw={onWithdraw} />
        </div>
        <InviteOwner onInvite={onInvite} />
      </div>
    </Dialog>
  );
}
