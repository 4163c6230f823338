import type { Action } from '@aval/contract';
import { formatChange } from '@aval/metrics';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';

import { useLocale } from '../../text/useLocale.ts';
import { AdviceDetails } from '../AdviceDetails.tsx';
import * as advice from '../Recommendations.css.ts';
import * as own from '../score.css.ts';
import * as styles from './actions.css.ts';
import type { ActionManagement } from './TakenActions.ts';
import { TakenUp } from './TakenUp.tsx';

interface OtherActionsProps {
  actions: readonly Action[];
  manage?: ActionManagement | undefined;
}

/** What was taken up and is no recommendation any more, or was accepted; renders nothing without. */
export function OtherActions({ actions, manage }: OtherActionsProps) {
  const locale = useLocale();
  const titleId = useId();
  if (actions.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        <Trans>Taken up before</Trans>
      </h3>
      <ul className={own.list}>
        {actions.map((action) => {
          const { recommendation, state, gain, gain_others: others } = action;
          // What several actions came to together is no figure of one of them.
          const alone = others > 0 ? null : gain;
          const shown = state === 'accepted' ? alone : recommendation.gain;
          return (
            <li key={action.id} className={own.row}>
              <span className={own.gain}>{shown === null ? '–' : formatChange(shown)}</span>
              <span className={own.track} />
              <div className={advice.advice}>
                <span>{recommendation.text[locale]}</span>
                <AdviceDetails
                  who={action.assignee ?? recommendation.who?.[locale] ?? null}
                  proof={action.proof ?? recommendation.proof?.[locale] ?? null}
                />
                <TakenUp action={action} manage={manage} />
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
