import { type FieldGroupId } from '@aval/contract';
import { type AreaId, formatScore } from '@aval/metrics';
import { Trans, useLingui } from '@lingui/react/macro';
import { useDeferredValue, useMemo } from 'react';

import type { EditValues } from '../edit/editValues.ts';
import { liveEdit } from '../edit/liveEdit.ts';
import { LiveScorePanel } from '../liveScore/LiveScorePanel.tsx';
import { ScoreSheet } from '../liveScore/ScoreSheet.tsx';
import { evaluatedLists, type LookupRows } from '../lookups.ts';
import { useWizardScene } from '../useWizardForm.ts';
import { shownChange } from './shownChange.ts';
import * as styles from './StartupEditForm.css.ts';
import { useEditValues } from './useWholeState.ts';

const areaOf: Partial<Record<FieldGroupId, AreaId>> = {
  team: 'team',
  market: 'market',
  financials: 'financial',
  innovation: 'value',
};

interface EditScoreProps {
  before: EditValues;
  section: FieldGroupId;
  rows: LookupRows;
}

/** The score of the form's values, next to that of the stored facts. */
export function EditScore({ before, section, rows }: EditScoreProps) {
  const { t } = useLingui();
  const { currentYear, standing, stored: known, claimed } = useWizardScene();
  const values = useDeferredValue(useEditValues());
  const master = useMemo(() => evaluatedLists(rows), [rows]);
  const options = useMemo(
    () => ({ standing, stored: known, master, currentYear }),
    [standing, known, master, currentYear],
  );
  const stored = useMemo(() => liveEdit(before, before, options), [before, options]);
  const edited = useMemo(() => liveEdit(before, values, { ...options, claimed }), [before, values, options, claimed]);
  const [from, to] = [stored, edited].map(({ calculation }) => calculation.IE_investability_score ?? null);
  const change = shownChange(from, to);
  const area = areaOf[section];
  const panel = { evaluation: edited, ...(area && { currentArea: area }) };
  const moved = change !== null && (
    <p className={styles.change}>
      {claimed === undefined ? (
        <Trans>
          Stored facts give {formatScore(from ?? null)}; these changes move it by <strong>{change}</strong> points.
        </Trans>
      ) : (
        <Trans>
          Stored facts give {formatScore(from ?? null)}; if accepted, these figures move it by <strong>{change}</strong>{' '}
          points.
        </Trans>
      )}
    </p>
  );
  return (
    <>
      <aside className={styles.score} aria-label={t`Live score`}>
        <LiveScorePanel {...panel} />
        {moved}
      </aside>
      <ScoreSheet className={styles.scoreSheet} evaluation={edited}>
        <LiveScorePanel {...panel} isBare />
        {moved && <div className={styles.sheetChange}>{moved}</div>}
      </ScoreSheet>
    </>
  );
}
