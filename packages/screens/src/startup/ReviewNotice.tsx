import type { PublicationReview } from '@aval/contract';
import { Banner } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';

export interface ReviewNoticeProps {
  review: PublicationReview;
}

/** Says why a startup that its owner made public is still private. */
export function ReviewNotice({ review: { state, reason } }: ReviewNoticeProps) {
  const { t } = useLingui();
  if (state === 'waiting') {
    return (
      <Banner tone="info" title={t`Waiting for review`}>
        <Trans>It becomes public once an administrator agrees. Until then only its owners can see it.</Trans>
      </Banner>
    );
  }
  return (
    <Banner tone="warning" title={t`Not made public`}>
      {reason ? (
        <Trans>An administrator left it private: {reason}</Trans>
      ) : (
        <Trans>An administrator left it private. Its owners can change it and ask again.</Trans>
      )}
    </Banner>
  );
}
