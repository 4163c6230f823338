import type { Action } from '@aval/contract';
import { formatChange } from '@aval/metrics';
import { Card, CardHeader, TextLink } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { ActionState } from '../startup/actions/ActionState.tsx';
import { useLocale } from '../text/useLocale.ts';
import * as styles from './dashboard.css.ts';
import type { DashboardPaths } from './panelProps.ts';

const usualRows = 4;

interface ActionsCardProps {
  title: string;
  /** Soonest due first. */
  actions: readonly Action[];
  paths: Pick<DashboardPaths, 'startup'>;
}

/** Recommendations that were taken up, with startup, due date and expected gain; renders nothing without. */
export function ActionsCard({ title, actions, paths }: ActionsCardProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const [isAllShown, setIsAllShown] = useState(false);
  if (actions.length === 0) return null;
  const shown = isAllShown ? actions : actions.slice(0, usualRows);
  const hidden = actions.length - shown.length;
  return (
    <Card padding="none" className={styles.actions}>
      <CardHeader title={title} tools={String(actions.length)} />
      <ul className={styles.list}>
        {shown.map((action) => {
          const { recommendation, startup } = action;
          const gain = recommendation.gain === null ? null : formatChange(recommendation.gain);
          return (
            <li key={action.id} className={styles.action}>
              <TextLink href={paths.startup(startup.id)} className={styles.actionText}>
                {recommendation.text[locale]}
              </TextLink>
              <span className={styles.actionStartup}>{startup.name}</span>
              <span className={styles.actionState}>
                <ActionState action={action} />
                {gain !== null && (
                  <span className={styles.actionGain} title={t`Expected gain, on its own`}>
                    <Trans>{gain} points</Trans>
                  </span>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      {hidden > 0 && (
        <button type="button" className={styles.moreActions} onClick={() => setIsAllShown(true)}>
          <Trans>Show {hidden} more</Trans>
        </button>
      )}
    </Card>
  );
}
