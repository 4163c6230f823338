import type { CalculationRecord } from '@aval/contract';
import { type AreaId, formatScore } from '@aval/metrics';
import { Card, CardHeader, EmptyState } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Lightbulb, Target } from 'lucide-react';

import { useLocale } from '../../language/useLocale.ts';
import { useAreaNames } from '../../views/useAreaNames.ts';
import * as styles from './detail.css.ts';
import { type RecommendationRow, recommendationRows } from './recommendationRows.ts';
import * as own from './score.css.ts';

interface RecommendationsProps {
  calculation: CalculationRecord;
  activeArea: AreaId | null;
}

/** What would raise the score, the largest effect first. */
export function Recommendations({ calculation, activeArea }: RecommendationsProps) {
  const { t } = useLingui();
  const { notes, rows } = recommendationRows(calculation.recommendations, useLocale());
  const isEmpty = notes.length === 0 && rows.length === 0;
  return (
    <Card className={styles.wide.eight}>
      <CardHeader
        title={t`Recommendations`}
        tools={
          rows.length > 0 && (
            <span className={styles.muted}>
              <Trans>Expected gain, each on its own</Trans>
            </span>
          )
        }
      />
      {isEmpty && (
        <div className={own.empty}>
          <EmptyState icon={Lightbulb} title={t`No recommendations available`} />
        </div>
      )}
      {notes.length > 0 && (
        <div className={`${styles.callout} ${own.notes}`}>
          <Target aria-hidden className={styles.calloutIcon} />
          <ul className={styles.calloutLines}>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </div>
      )}
      {rows.length > 0 && (
        <ul className={own.list}>
          {rows.map((row) => (
            <Row key={row.id} row={row} isDimmed={activeArea !== null && row.area !== activeArea} />
          ))}
        </ul>
      )}
      {rows.length > 1 && (
        <p className={own.foot}>
          <Trans>Gains overlap, so together they add less than their sum.</Trans>
        </p>
      )}
    </Card>
  );
}

function Row({ row, isDimmed }: { row: RecommendationRow; isDimmed: boolean }) {
  const names = useAreaNames();
  return (
    <li className={own.row} data-state={isDimmed ? 'dimmed' : undefined}>
      <span className={own.gain}>+{formatScore(row.gain)}</span>
      <svg className={own.track} aria-hidden width="100%" height={8}>
        <rect className={own.bar} width={`${row.share * 100}%`} height={8} rx={2} />
      </svg>
      <span>{row.text}</span>
      <span className={own.area}>
        {row.area && (
          <>
            <span className={styles.dot[row.area]} />
            {names[row.area]}
          </>
        )}
      </span>
    </li>
  );
}
