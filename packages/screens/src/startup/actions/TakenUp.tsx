import type { Action } from '@aval/contract';
import { formatChange } from '@aval/metrics';
import { Button, LinkButton } from '@aval/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { MouseEvent } from 'react';

import { useLocale } from '../../text/useLocale.ts';
import * as styles from './actions.css.ts';
import { ActionState } from './ActionState.tsx';
import type { ActionManagement } from './TakenActions.ts';

interface TakenUpProps {
  action: Action;
  manage?: ActionManagement | undefined;
}

/** What became of a recommendation that somebody took up, and what can be done about it. */
export function TakenUp({ action, manage }: TakenUpProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { state } = action;
  const text = action.recommendation.text[locale];

  function handleDrop({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    // The button is gone once it has done its work.
    currentTarget.closest('li')?.querySelector('button')?.focus();
    manage?.onDrop(action);
  }

  return (
    <div className={styles.taken}>
      <ActionState action={action} />
      {state === 'accepted' && <ActionGain action={action} />}
      {manage && state === 'open' && (
        <span className={styles.tools}>
          <LinkButton
            size="small"
            variant="secondary"
            href={manage.recordHref(action)}
            aria-label={t`Record it: ${text}`}
          >
            <Trans>Record it</Trans>
          </LinkButton>
          <Button size="small" variant="ghost" aria-label={t`Edit: ${text}`} onClick={() => manage.onEdit(action)}>
            <Trans>Edit</Trans>
          </Button>
          <Button size="small" variant="ghost" aria-label={t`Drop: ${text}`} onClick={handleDrop}>
            <Trans>Drop</Trans>
          </Button>
        </span>
      )}
    </div>
  );
}

/** What an accepted action was expected to gain, and what came of all figures that were proposed with it. */
function ActionGain({ action: { recommendation, gain, gain_others: others } }: { action: Action }) {
  const expected = formatChange(recommendation.gain);
  const real = formatChange(gain);
  if (gain === null && recommendation.gain === null) return null;
  return (
    <span className={styles.gains}>
      {gain !== null && recommendation.gain !== null && (
        <Plural
          value={others}
          _0={`Expected ${expected} · its proposal came to ${real}`}
          one={`Expected ${expected} · its proposal, with # other action, came to ${real}`}
          other={`Expected ${expected} · its proposal, with # other actions, came to ${real}`}
        />
      )}
      {gain !== null && recommendation.gain === null && (
        <Plural
          value={others}
          _0={`Its proposal came to ${real}`}
          one={`Its proposal, with # other action, came to ${real}`}
          other={`Its proposal, with # other actions, came to ${real}`}
        />
      )}
      {gain === null && recommendation.gain !== null && <Trans>Expected {expected}</Trans>}
    </span>
  );
}
