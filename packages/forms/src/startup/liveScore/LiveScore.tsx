import { type AreaId, formatNumber, formatScore } from '@aval/metrics';
import { useLingui } from '@lingui/react/macro';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';

import { evaluatedLists, type LookupRows } from '../lookups.ts';
import { useWizardForm, useWizardScene } from '../useWizardForm.ts';
import { fieldsOfStep, type StepId, steps } from '../wizard.ts';
import type { WizardFieldId } from '../wizardFields.ts';
import { type LiveEvaluation, liveEvaluation, narrowings } from './liveEvaluation.ts';
import * as styles from './LiveScore.css.ts';
import { LiveScorePanel } from './LiveScorePanel.tsx';
import { ScoreSheet } from './ScoreSheet.tsx';

const areaOfStep: Partial<Record<StepId, AreaId>> = {
  team: 'team',
  market: 'market',
  financials: 'financial',
  innovation: 'value',
};
const quietTime = 2000;

export interface LiveScoreProps {
  step: number;
  rows: LookupRows;
  onFieldSelect: (id: WizardFieldId) => void;
}

/** The live score: a panel where there is room, otherwise a line that opens a sheet. */
export function LiveScore({ step, rows, onFieldSelect }: LiveScoreProps) {
  const { t } = useLingui();
  const { control } = useWizardForm();
  const { currentYear } = useWizardScene();
  const [isOpen, setIsOpen] = useState(false);
  const chosen = useRef<WizardFieldId | null>(null);
  const values = useDeferredValue(useWatch({ control, compute: (all) => ({ ...all }) }));
  const master = useMemo(() => evaluatedLists(rows), [rows]);
  const evaluation = useMemo(() => liveEvaluation(values, master, currentYear), [values, master, currentYear]);
  const open = useMemo(
    () => narrowings(fieldsOfStep(step), values, { master, currentYear, answer: 'average' }),
    [step, values, master, currentYear],
  );
  const id = steps[step];
  const panel = {
    evaluation,
    narrowings: open,
    ...(id && areaOfStep[id] && { currentArea: areaOfStep[id] }),
  };

  function handleSheetSelect(field: WizardFieldId) {
    chosen.current = field;
    setIsOpen(false);
  }

  /** Focuses the chosen field instead of the button that opened the sheet. */
  function handleSheetClosed(event: Event) {
    if (chosen.current === null) return;
    event.preventDefault();
    onFieldSelect(chosen.current);
    chosen.current = null;
  }

  return (
    <>
      <aside className={styles.side} aria-label={t`Live score`}>
        <LiveScorePanel {...panel} onNarrowingSelect={onFieldSelect} />
      </aside>
      <ScoreSheet
        className={styles.sheet}
        evaluation={evaluation}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        onClosed={handleSheetClosed}
      >
        <LiveScorePanel {...panel} isBare onNarrowingSelect={handleSheetSelect} />
      </ScoreSheet>
      <AnnouncedScore evaluation={evaluation} />
    </>
  );
}

/** Announces the score after the answers have not changed for a while, so that it does not interrupt the user. */
function AnnouncedScore({ evaluation: { calculation, range } }: { evaluation: LiveEvaluation }) {
  const { t } = useLingui();
  const score = calculation.IE_investability_score ?? null;
  const [low, high, shown] = [formatNumber(range.low), formatNumber(range.high), formatScore(score)];
  const text =
    score === null
      ? t`Not evaluated, likely between ${low} and ${high}`
      : t`Score ${shown} of 100, range ${low} to ${high}`;
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), quietTime);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className={styles.spoken}>
      {spoken}
    </p>
  );
}
