import type { InvitedOwner } from '@aval/contract';
import { Button } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';

import { useDates } from '../../text/useDates.ts';
import * as styles from './owners.css.ts';

export interface InvitedOwnersProps {
  /** The open invitations. */
  invited: readonly InvitedOwner[];
  /** The invitation that is being withdrawn. */
  withdrawingId: number | null;
  onWithdraw: (invitation: InvitedOwner) => void;
}

/** Who is invited to own a startup, by what was typed: a number or email never reveals a name. */
export function InvitedOwners({ invited, withdrawingId, onWithdraw }: InvitedOwnersProps) {
  const { t } = useLingui();
  const { day } = useDates();
  if (invited.length === 0) return null;
  return (
    <ul className={styles.owners} aria-label={t`Invitations`}>
      {invited.map((invitation) => {
        const { id, email, user_id: number, expires_at: expiresAt } = invitation;
        const name = email ?? t`Account ${number}`;
        const until = day(expiresAt);
        return (
          <li key={id} className={styles.invited}>
            <div className={styles.who}>
              <span className={styles.name}>{name}</span>
              <span className={styles.email}>
                <Trans>Invited, not yet accepted; open until {until}</Trans>
              </span>
            </div>
            <Button
              size="small"
              isLoading={withdrawingId === id}
              aria-label={t`Withdraw the invitation of ${name}`}
              onClick={() => onWithdraw(invitation)}
            >
              <Trans>Withdraw</Trans>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
