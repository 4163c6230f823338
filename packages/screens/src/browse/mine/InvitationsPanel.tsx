import type { OwnerInvitation } from '@aval/contract';
import { Button, Card, CardHeader } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';

import { useDates } from '../../text/useDates.ts';
import * as styles from './myStartups.css.ts';

/** Which invitation is being answered, and how. */
export interface AnsweringInvitation {
  id: number;
  answer: 'accept' | 'decline';
}

export interface InvitationsPanelProps {
  invitations: readonly OwnerInvitation[];
  /** Null while none is being answered. */
  answering: AnsweringInvitation | null;
  onAnswer: (invitation: OwnerInvitation, answer: AnsweringInvitation['answer']) => void;
}

/** The invitations of the user to own startups; nothing when there are none. */
export function InvitationsPanel({ invitations, answering, onAnswer }: InvitationsPanelProps) {
  const { t } = useLingui();
  const titleId = useId();
  const { day } = useDates();
  if (invitations.length === 0) return null;
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader
        titleId={titleId}
        title={t`Invitations`}
        description={t`Owners edit a startup and see it while it is private. You can leave again at any time.`}
      />
      <ul className={styles.invitations}>
        {invitations.map((invitation) => {
          const {
            id,
            startup_name: startup,
            invited_by: sender,
            created_at: sentAt,
            expires_at: expiresAt,
          } = invitation;
          const [sent, until] = [day(sentAt), day(expiresAt)];
          const isAnswering = answering?.id === id;
          return (
            <li key={id} className={styles.invitation}>
              <div className={styles.invitationText}>
                <p className={styles.invitationName}>{startup}</p>
                <p className={styles.facts}>
                  <Trans>
                    {sender} invited you on {sent}; open until {until}
                  </Trans>
                </p>
              </div>
              <div className={styles.answers}>
                <Button
                  size="small"
                  disabled={isAnswering && answering.answer === 'accept'}
                  isLoading={isAnswering && answering.answer === 'decline'}
                  aria-label={t`Decline to own ${startup}`}
                  onClick={() => onAnswer(invitation, 'decline')}
                >
                  <Trans>Decline</Trans>
                </Button>
                <Button
                  size="small"
                  variant="primary"
                  disabled={isAnswering && answering.answer === 'decline'}
                  isLoading={isAnswering && answering.answer === 'accept'}
                  aria-label={t`Accept to own ${startup}`}
                  onClick={() => onAnswer(invitation, 'accept')}
                >
                  <Trans>Accept</Trans>
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
