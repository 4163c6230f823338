import { Banner, Button } from '@aval/ui';
import { Trans } from '@lingui/react/macro';

/** A conflict with a change of the draft in another window, and the two ways to resolve it. */
export interface DraftElsewhere {
  /** Whether the draft was finished or discarded there. */
  isGone: boolean;
  /** Uses the draft of the other window. */
  onTakeOver: () => void;
  /** Keeps this form's input. */
  onKeep: () => void;
}

/** Reports that the draft is open in two windows, and that nothing is saved until the user has chosen. */
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
