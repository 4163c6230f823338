import { areas, type Contribution, formatChange, formatScore } from '@aval/metrics';
import { Trans } from '@lingui/react/macro';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Info } from 'lucide-react';

import { useFormsLocale } from '../../messages.ts';
import * as styles from './LiveScorePanel.css.ts';

/** How the score adds up: the four areas, the weakest again, and the sum, as printed. */
export function Contributions({ steps, total }: { steps: readonly Contribution[]; total: number }) {
  const locale = useFormsLocale();
  const weakest = steps.find((step) => step.id === 'weakest');
  if (!weakest) return null;
  const area = areas.find((candidate) => candidate.id === weakest.area)?.label[locale];
  const score = formatScore(weakest.score);
  return (
    <>
      <div className={styles.part}>
        <p className={styles.label}>
          <Trans>Where the points come from</Trans>
        </p>
        <ul className={styles.rows}>
          {steps.map((step) => (
            <li key={step.id} className={styles.row}>
              <span>
                {step.label[locale]}
                {step.isAssumed && step.id !== 'weakest' && (
                  <span className={styles.assumed}>
                    <Trans>nothing stated</Trans>
                  </span>
                )}
              </span>
              <Block start={step.shownStart} size={step.shownPoints} tone={toneOf(step)} />
              <span className={styles.value}>{formatChange(step.shownPoints)}</span>
            </li>
          ))}
          <li className={`${styles.row} ${styles.total}`} data-state="current">
            <Trans>Score</Trans>
            <Block start={0} size={total} tone="total" />
            <span className={styles.value}>{formatScore(total)}</span>
          </li>
        </ul>
      </div>
      <div className={styles.part}>
        <p className={styles.hint}>
          <Info className={styles.icon} aria-hidden="true" />
          <span>
            <Trans>
              Weakest area: {area} ({score}/100). It counts twice: in the average and as the weakest link.
            </Trans>
          </span>
        </p>
      </div>
    </>
  );
}

type Tone = 'area' | 'again' | 'assumed' | 'limit' | 'total';

function toneOf({ isAssumed, id, shownPoints }: Contribution): Tone {
  if (shownPoints < 0) return 'limit';
  if (isAssumed) return 'assumed';
  return id === 'weakest' ? 'again' : 'area';
}

/** A block of the sum; one of a limit goes back from where the last one ended. */
function Block({ start, size, tone }: { start: number; size: number; tone: Tone }) {
  const from = Math.min(start, start + size);
  const place = assignInlineVars({ [styles.from]: `${from}%`, [styles.share]: `${Math.abs(size)}%` });
  return (
    <span className={styles.plot} aria-hidden="true">
      <span className={styles.block} data-tone={tone} style={place} />
    </span>
  );
}
