import { Banner, Button } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';

export interface UnconfirmedNoticeProps {
  /** The address that is to be confirmed. */
  email: string;
  isResending: boolean;
  /** Mails the link again. */
  onResend: () => void;
}

/** Says what an account may not do before its email is confirmed, and mails the link again. */
export function UnconfirmedNotice({ email, isResending, onResend }: UnconfirmedNoticeProps) {
  const { t } = useLingui();
  return (
    <Banner
      tone="info"
      title={t`Confirm your email`}
      action={
        <Button size="small" isLoading={isResending} loadingLabel={t`Sending...`} onClick={onResend}>
          <Trans>Send the link again</Trans>
        </Button>
      }
    >
      <Trans>
        We have sent a link to {email}. Until you follow it, you cannot add owners to your startups or accept to own
        others, you can make few startups public, and the only emails that you get are links for your account.
      </Trans>
    </Banner>
  );
}
