import { Banner, Button } from '@aval/ui';
import { Trans } from '@lingui/react/macro';

/** What another window has made of the draft since this form opened, and the two ways on. */
export interface DraftElsewhere {
  /** Whether there is no draft any more: it was finished or discarded there. */
  isGone: boolean;
  /** Goes on with what the other window has kept. */
  onTakeOver: () => void;
  /** Keeps what is in this form instead. */
  onKeep: () => void;
}

/** Says that one draft is open twice, and that nothing is kept until the person has chosen. */
export function DraftElsewhereBanner({ isGone, onTakeOver, onKeep }: DraftElsewhere) {
  return (
    <Banner
      tone="warning"
      action={
        <>
          <Button size="small" onClick={onKeep}>
            <Trans>Keep this version</Trans>
          </Button>
          <Button size="small" onClick={onTakeOver}>
            {isGone ? <Trans>Start a new one</Trans> : <Trans>Use the other version</Trans>}
          </Button>
        </>
      }
    >
      {isGone ? (
        <Trans>This draft was finished or discarded in another window. What is here is not saved at the moment.</Trans>
      ) : (
        <Trans>
          This draft was changed in another window. Only one version can be kept, and this one is not saved at the
          moment.
        </Trans>
      )}
    </Banner>
  );
}
