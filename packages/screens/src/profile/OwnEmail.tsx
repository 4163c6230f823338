import type { User } from '@aval/contract';
import { EmailForm, type EmailFormProps } from '@aval/forms';
import { Badge, Banner, Button, Card, CardHeader } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';

import * as styles from './profile.css.ts';
import { UnconfirmedNotice } from './UnconfirmedNotice.tsx';

/** What is being sent. */
export type EmailRequest = 'resend' | 'cancel';

export interface OwnEmailProps {
  user: Pick<User, 'email' | 'email_confirmed'>;
  /** The address to which the account changes once it is confirmed; null without a change. */
  pendingEmail: string | null;
  /** Asks for a change; rejects with an error whose message is shown. */
  onChange: EmailFormProps['onSubmit'];
  sending: EmailRequest | null;
  /** Mails the open links again. */
  onResend: () => void;
  onChangeCancel: () => void;
}

/** The user's email, whether it is confirmed, and its change, which takes effect when the new one is confirmed. */
export function OwnEmail({ user, pendingEmail, onChange, sending, onResend, onChangeCancel }: OwnEmailProps) {
  const { t } = useLingui();
  const titleId = useId();
  const isResending = sending === 'resend';
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader
        titleId={titleId}
        title={t`Email`}
        description={t`A new email counts once you follow the link that is sent there. The former one is told.`}
      />
      <div className={styles.emailParts}>
        <div className={styles.email}>
          <span className={styles.emailText}>{user.email}</span>
          {user.email_confirmed ? (
            <Badge tone="success">{t`Confirmed`}</Badge>
          ) : (
            <Badge tone="warning">{t`Not confirmed`}</Badge>
          )}
        </div>
        {!user.email_confirmed && (
          <UnconfirmedNotice email={user.email} isResending={isResending} onResend={onResend} />
        )}
        {pendingEmail !== null && (
          <Banner
            tone="info"
            title={t`A change is waiting`}
            action={
              <div className={styles.emailActions}>
                <Button size="small" isLoading={isResending} loadingLabel={t`Sending...`} onClick={onResend}>
                  <Trans>Send again</Trans>
                </Button>
                <Button size="small" variant="ghost" isLoading={sending === 'cancel'} onClick={onChangeCancel}>
                  <Trans>Cancel the change</Trans>
                </Button>
              </div>
            }
          >
            <Trans>We have sent a link to {pendingEmail}; the email changes when you follow it.</Trans>
          </Banner>
        )}
        <EmailForm onSubmit={onChange} />
      </div>
    </Card>
  );
}
