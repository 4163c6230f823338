import type { CalculationRecord } from '@aval/contract';
import type { Difference } from '@aval/metrics';
import { useLingui } from '@lingui/react/macro';

import { useLocale } from '../text/useLocale.ts';
import { changedField } from './changeSteps.ts';

/** A change that moved the score between two versions, formatted for display. */
export interface ScoreDriver {
  cause: string;
  label: string;
  /** Value of the input before and after, if both can be formatted. */
  from: string | null;
  to: string | null;
  /** Points as printed. */
  points: number;
}

/** The steps of a difference that print as a change, with their labels in the current language. */
export function useScoreDrivers(
  before: CalculationRecord | undefined,
  after: CalculationRecord | undefined,
  change: Difference | null,
): ScoreDriver[] {
  const { t } = useLingui();
  const locale = useLocale();
  if (!before || !after || change === null) return [];
  const names: Partial<Record<string, string>> = {
    time: t`Passage of time`,
    evidence: t`Evidence and contradictions`,
    model_version: t`New version of the model`,
    rest: t`Rounding and master data`,
  };
  return change.steps
    .filter(({ shownPoints }) => shownPoints !== 0)
    .map(({ cause, shownPoints }) => {
      const field = changedField(cause, before, after, locale);
      return {
        cause,
        label: field?.label ?? names[cause] ?? cause,
        from: field?.from ?? null,
        to: field?.to ?? null,
        points: shownPoints,
      };
    });
}
