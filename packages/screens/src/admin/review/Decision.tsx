import type { Publication } from '@aval/contract';
import { Button, focusAdjacentRow } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';

import { RefuseDialog } from './RefuseDialog.tsx';
import * as styles from './review.css.ts';

/** Resolves to whether the decision was stored. */
export type Decide = (publication: Publication, decision: { accept: boolean; reason?: string }) => Promise<boolean>;

interface DecisionProps {
  publication: Publication;
  onDecide: Decide;
}

/** Makes a startup public or leaves it private; its row is removed and the focus moves to the next one. */
export function Decision({ publication, onDecide }: DecisionProps) {
  const { t } = useLingui();
  const { name } = publication.startup;
  const [pending, setPending] = useState<'publish' | 'refuse' | null>(null);
  const [isRefusing, setIsRefusing] = useState(false);
  const publish = useRef<HTMLButtonElement>(null);

  async function handleDecision(decision: { accept: boolean; reason?: string }) {
    setPending(decision.accept ? 'publish' : 'refuse');
    const isStored = await onDecide(publication, decision);
    setPending(null);
    setIsRefusing(false);
    if (isStored && publish.current) {
      focusAdjacentRow(publish.current, '[data-publishes]', document.querySelector('main h1'));
    }
  }

  return (
    <span className={styles.decision}>
      <Button
        size="small"
        aria-label={t`Leave private: ${name}`}
        disabled={pending !== null}
        onClick={() => setIsRefusing(true)}
      >
        {t`Leave private`}
      </Button>
      <Button
        ref={publish}
        size="small"
        variant="primary"
        aria-label={t`Make public: ${name}`}
        isLoading={pending === 'publish'}
        data-publishes
        onClick={() => void handleDecision({ accept: true })}
      >
        {t`Make public`}
      </Button>
      {isRefusing && (
        <RefuseDialog
          name={name}
          isPending={pending === 'refuse'}
          onConfirm={(reason) => void handleDecision({ accept: false, ...(reason && { reason }) })}
          onClose={() => setIsRefusing(false)}
        />
      )}
    </span>
  );
}
