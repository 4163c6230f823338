import { Banner, Button, TextLink } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';

import * as styles from './EmailLink.css.ts';

export const emailLinkPurposes = ['confirm', 'takeBack'] as const;
/** Whether the link confirms an address, or takes an account back to the address that it had. */
export type EmailLinkPurpose = (typeof emailLinkPurposes)[number];

export type EmailLinkState =
  | { step: 'ready' | 'sending' | 'noToken' }
  /** What the server said. */
  | { step: 'done' | 'failed'; message: string };

export interface EmailLinkProps {
  purpose: EmailLinkPurpose;
  state: EmailLinkState;
  /** Follows the link. */
  onFollow: () => void;
  paths: { signIn: string; profile: string; contact: string };
}

/**
 * The page that a mailed link opens. It acts only when its button is pressed, because mail scanners open the links of a
 * mail.
 */
export function EmailLink({ purpose, state, onFollow, paths }: EmailLinkProps) {
  const { t } = useLingui();
  const isConfirming = purpose === 'confirm';
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <h1 className={styles.title}>{isConfirming ? t`Confirm your email` : t`Take back your account`}</h1>
        <p className={styles.text}>
          {isConfirming
            ? t`Press the button if the account is yours: it then has the email to which we sent you the link.`
            : t`Press the button if you did not change the email yourself. The account gets the former email again, every session ends, and we send you a link to choose a new password.`}
        </p>
      </div>
      {state.step === 'noToken' && (
        <Banner tone="danger" title={t`The link is incomplete`}>
          <Trans>Copy the whole link of the email into the address bar.</Trans>
        </Banner>
      )}
      {state.step === 'failed' && (
        <Banner
          tone="danger"
          action={
            <TextLink variant="prose" href={isConfirming ? paths.profile : paths.contact}>
              {isConfirming ? t`Ask for a new link in your profile` : t`Write to us`}
            </TextLink>
          }
        >
          {state.message}
        </Banner>
      )}
      {state.step === 'done' && <Banner tone="success">{state.message}</Banner>}
      {(state.step === 'ready' || state.step === 'sending' || state.step === 'failed') && (
        <Button
          variant="primary"
          size="large"
          isBlock
          isLoading={state.step === 'sending'}
          loadingLabel={t`Sending...`}
          onClick={onFollow}
        >
          {isConfirming ? t({ message: 'Confirm', context: 'button' }) : t`Take back`}
        </Button>
      )}
      <p className={styles.foot}>
        {state.step === 'done' && isConfirming ? (
          <TextLink href={paths.profile}>
            <Trans>Go to your profile</Trans>
          </TextLink>
        ) : (
          <TextLink href={paths.signIn}>
            <Trans>Go to sign in</Trans>
          </TextLink>
        )}
      </p>
    </div>
  );
}
