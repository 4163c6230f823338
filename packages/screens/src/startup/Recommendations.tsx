import { type AreaId, formatChange, formatScore, type Lens } from '@aval/metrics';
import { Card, CardHeader, EmptyState } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Lightbulb, Siren, Target } from 'lucide-react';
import { useId, useMemo, useState } from 'react';

import * as cardGrid from '../layout/cardGrid.css.ts';
import { generalNotes, recommendationRows } from '../selectors/recommendationRows.ts';
import { changeOfRule, jointEffect, printedGain } from '../selectors/scenario.ts';
import { useLocale } from '../text/useLocale.ts';
import { OtherActions } from './actions/OtherActions.tsx';
import type { TakenActions } from './actions/TakenActions.ts';
import * as styles from './detail.css.ts';
import { InfluentialInputs } from './InfluentialInputs.tsx';
import { RecommendationItem } from './RecommendationItem.tsx';
import * as parts from './Recommendations.css.ts';
import * as own from './score.css.ts';
import type { WhatIf } from './whatIf/useWhatIf.ts';

interface RecommendationsProps {
  lens: Lens;
  activeArea: AreaId | null;
  onActiveChange: (area: AreaId | null) => void;
  whatIf: WhatIf;
  /** What was taken up; absent for users who may not know. */
  taken?: TakenActions | undefined;
}

const untouched: TakenActions = { actions: [] };

/** The number of rows that fits the card next to the profile. */
const usualRows = 5;

/** What to do about the startup: duties first, then what would raise the score most. */
export function Recommendations({ lens, activeArea, onActiveChange, whatIf, taken = untouched }: RecommendationsProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const dutiesId = useId();
  const [isAllShown, setIsAllShown] = useState(false);
  const { base, recommendations, scenario, openRule, openField } = whatIf;
  const { rows } = useMemo(() => {
    return recommendationRows(recommendations, locale, printedGain(base));
  }, [base, recommendations, locale]);
  const tried = useMemo(
    () => new Set(rows.filter(({ rule }) => base && changeOfRule(base, rule) !== null).map(({ rule }) => rule)),
    [base, rows],
  );
  // Gains are relative to the stored calculation, as is the score of all of them together; the notes belong to the
  // calculation on screen.
  const notes = lens === 'general' ? generalNotes(scenario?.general ?? recommendations, locale) : [];
  const joint = useMemo(
    () =>
      base &&
      jointEffect(
        base,
        rows.map(({ rule }) => rule),
      ),
    [base, rows],
  );
  const { actions, manage } = taken;
  const underWay = new Map(
    actions
      .filter(({ state }) => state === 'open' || state === 'done')
      .map((action) => [action.recommendation.rule, action]),
  );
  const rules = new Set(rows.map(({ rule }) => rule));
  const elsewhere = actions.filter(
    ({ state, recommendation: { rule } }) => state === 'accepted' || (state !== 'dropped' && !rules.has(rule)),
  );
  const duties = rows.filter(({ isDuty }) => isDuty);
  const others = rows.filter(({ isDuty }) => !isDuty);
  const shown = isAllShown ? others : others.filter(({ rule }, index) => index < usualRows || underWay.has(rule));
  const hidden = others.length - shown.length;
  const room = usualRows - rows.length - notes.length;
  const itemOf = (row: (typeof rows)[number]) => (
    <RecommendationItem
      key={row.id}
      row={row}
      isDimmed={activeArea !== null && row.area !== activeArea}
      onActiveChange={onActiveChange}
      onOpen={tried.has(row.rule) ? () => openRule(row.rule) : null}
      action={underWay.get(row.rule)}
      manage={manage}
      onTakeUp={
        manage && lens === 'general' && manage.rules.has(row.rule) && !underWay.has(row.rule)
          ? () => manage.onTakeUp(row.rule)
          : undefined
      }
    />
  );
  return (
    <Card className={cardGrid.span.eight}>
      <CardHeader title={t`Recommendations`} tools={rows.length > 0 && <GainNote lens={lens} />} />
      {notes.length === 0 && rows.length === 0 && (
        <div className={own.empty}>
          <EmptyState icon={Lightbulb} title={t`No recommendations available`} />
        </div>
      )}
      {duties.length > 0 && (
        <section className={parts.duties} aria-labelledby={dutiesId}>
          <h3 id={dutiesId} className={parts.dutiesTitle}>
            <Siren aria-hidden className={parts.titleIcon} />
            <Trans>Before anything else</Trans>
          </h3>
          <ul className={own.list}>{duties.map(itemOf)}</ul>
        </section>
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
      {shown.length > 0 && <ul className={own.list}>{shown.map(itemOf)}</ul>}
      {hidden > 0 && (
        <button type="button" className={parts.more} onClick={() => setIsAllShown(true)}>
          <Trans>Show {hidden} more</Trans>
        </button>
      )}
      {rows.length > 1 && (
        <p className={own.foot}>
          {joint ? (
            <Trans>
              All together:{' '}
              <strong className={styles.strong}>
                {formatScore(joint.from)} → {formatScore(joint.score)}
              </strong>{' '}
              ({formatChange(joint.gain)}). Gains overlap, so they do not simply add.
            </Trans>
          ) : (
            <Trans>Gains overlap, so together they add less than their sum.</Trans>
          )}
        </p>
      )}
      <OtherActions actions={elsewhere} manage={manage} />
      {base && room > 1 && <InfluentialInputs base={base} count={room} onOpen={openField} />}
    </Card>
  );
}

/** What the gains are measured in. */
function GainNote({ lens }: { lens: Lens }) {
  return (
    <span className={styles.muted}>
      {lens === 'general' && <Trans>Expected gain, each on its own</Trans>}
      {lens === 'corporate' && <Trans>Expected gain in the corporate score, each on its own</Trans>}
      {lens === 'educational' && <Trans>Expected gain in the educational score, each on its own</Trans>}
    </span>
  );
}
