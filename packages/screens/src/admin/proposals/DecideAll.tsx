import { Button } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';

import type { Draft } from './ClaimReview.tsx';
import * as styles from './proposals.css.ts';
import { ReasonField } from './ReasonField.tsx';

/** The id of the field for the reason of all figures. */
export const allReasonId = 'reason-all';

interface DecideAllProps {
  /** What was last chosen for all figures; null before. */
  chosen: Draft | null;
  /** Whether some figure still has that decision and no reason of its own. */
  isUsed: boolean;
  /** Whether the decisions were to be stored without a reason that they need. */
  isReasonMissing: boolean;
  onChoose: (decision: Draft['decision']) => void;
  onReasonChange: (reason: string) => void;
}

/** Decides about all figures of a proposal at once, with one reason for those that have none of their own. */
export function DecideAll({ chosen, isUsed, isReasonMissing, onChoose, onReasonChange }: DecideAllProps) {
  const { t } = useLingui();
  return (
    <>
      <div className={styles.all}>
        <Button size="small" onClick={() => onChoose('accept')}>
          <Trans>Accept all</Trans>
        </Button>
        <Button size="small" onClick={() => onChoose('refuse')}>
          <Trans>Refuse all</Trans>
        </Button>
        <Button size="small" onClick={() => onChoose('ask')}>
          <Trans>Ask about all</Trans>
        </Button>
      </div>
      {chosen !== null && chosen.decision !== 'accept' && (
        <div key={chosen.decision} hidden={!isUsed}>
          <ReasonField
            ref={focusNew}
            id={allReasonId}
            label={chosen.decision === 'ask' ? t`Question about all figures` : t`Reason to refuse all figures`}
            hint={t`For every figure without a text of its own`}
            reason={chosen.reason}
            isMissing={isReasonMissing}
            onChange={onReasonChange}
          />
        </div>
      )}
    </>
  );
}

/** Moves the focus to the reason that a press of a button asks for. */
function focusNew(area: HTMLTextAreaElement | null) {
  area?.focus();
}
