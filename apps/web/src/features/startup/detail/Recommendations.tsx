import type { CalculationRecord } from '@aval/contract';
import { type AreaId, formatChange, formatScore } from '@aval/metrics';
import { Card, CardHeader, EmptyState } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronRight, Lightbulb, Target } from 'lucide-react';
import { useMemo } from 'react';

import * as cardGrid from '../../../components/cardGrid.css.ts';
import { generalNotes, type RecommendationRow, recommendationRows } from '../../../selectors/recommendationRows.ts';
import { jointEffect, printedGain } from '../../../selectors/scenario.ts';
import { useLocale } from '../../../shell/language/useLocale.ts';
import { useAreaNames } from '../../../text/useAreaNames.ts';
import type { WhatIf } from '../whatIf/useWhatIf.ts';
import * as styles from './detail.css.ts';
import { InfluentialInputs } from './InfluentialInputs.tsx';
import * as own from './score.css.ts';

interface RecommendationsProps {
  calculation: CalculationRecord;
  activeArea: AreaId | null;
  onActiveChange: (area: AreaId | null) => void;
  whatIf: WhatIf;
}

/** The number of rows that fits the card next to the profile. */
const usualRows = 7;

/** The recommendations that would raise the score, largest gain first. */
export function Recommendations({ calculation, activeArea, onActiveChange, whatIf }: RecommendationsProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { base, scenario, openRule, openField } = whatIf;
  const { recommendations } = calculation;
  const { rows } = useMemo(() => {
    return recommendationRows(recommendations, locale, printedGain(base));
  }, [base, recommendations, locale]);
  // Gains are relative to the stored calculation, as is the score of all of them together; the notes belong to the
  // calculation on screen.
  const notes = generalNotes(scenario?.general ?? recommendations, locale);
  const joint = useMemo(() => {
    const largestFirst = recommendations.toSorted((a, b) => (b.gain ?? 0) - (a.gain ?? 0));
    return (
      base &&
      jointEffect(
        base,
        largestFirst.map(({ rule }) => rule),
      )
    );
  }, [base, recommendations]);
  const room = usualRows - rows.length - notes.length;
  const isEmpty = notes.length === 0 && rows.length === 0;
  return (
    <Card className={cardGrid.span.eight}>
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
            <Row
              key={row.id}
              row={row}
              isDimmed={activeArea !== null && row.area !== activeArea}
              onActiveChange={onActiveChange}
              onOpen={base && (() => openRule(row.rule))}
            />
          ))}
        </ul>
      )}
      {rows.length > 1 && (
        <p className={own.foot}>
          {base && joint ? (
            <Trans>
              All together:{' '}
              <strong className={styles.strong}>
                {formatScore(base.score)} → {formatScore(joint.score)}
              </strong>{' '}
              ({formatChange(joint.gain)}). Gains overlap, so they do not simply add.
            </Trans>
          ) : (
            <Trans>Gains overlap, so together they add less than their sum.</Trans>
          )}
        </p>
      )}
      {base && room > 1 && <InfluentialInputs base={base} count={room} onOpen={openField} />}
    </Card>
  );
}

interface RowProps {
  row: RecommendationRow;
  isDimmed: boolean;
  onActiveChange: RecommendationsProps['onActiveChange'];
  /** Opens it in the what-if panel; null when that is unavailable. */
  onOpen: (() => void) | null;
}

function Row({ row, isDimmed, onActiveChange, onOpen }: RowProps) {
  const names = useAreaNames();
  const look = () => onActiveChange(row.area);
  const leave = () => onActiveChange(null);
  const hoverProps = { onPointerEnter: look, onPointerLeave: leave, onFocus: look, onBlur: leave };
  return (
    <li {...hoverProps} className={own.row} data-state={isDimmed ? 'dimmed' : undefined}>
      <span className={own.gain}>+{formatScore(row.gain)}</span>
      <svg className={own.track} aria-hidden width="100%" height={8}>
        <rect className={own.bar} width={`${row.share * 100}%`} height={8} rx={2} />
      </svg>
      {onOpen ? (
        <button type="button" className={own.rowOpener} onClick={onOpen}>
          {row.text}
        </button>
      ) : (
        <span>{row.text}</span>
      )}
      <span className={own.area}>
        {row.area && (
          <>
            <span className={styles.dot[row.area]} />
            {names[row.area]}
          </>
        )}
      </span>
      {onOpen && <ChevronRight aria-hidden className={own.chevron} />}
    </li>
  );
}
