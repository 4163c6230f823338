import {
  type CalculationRecord,
  isStartupFieldId,
  masterDataSeed,
  startupField,
  type StartupFieldId,
} from '@aval/contract';
import { fieldText } from '@aval/forms';
import { type Difference, difference, formatMoney, formatPlain, type Locale, utcDay } from '@aval/metrics';

const snapshot = ({ inputs = {}, calculation_date: date, model_version, ...rest }: CalculationRecord) => ({
  startup: inputs,
  asOf: utcDay(date),
  model_version,
  score: rest.IE_investability_score ?? null,
});

const hasScoreAndInputs = ({ inputs, IE_investability_score: score }: CalculationRecord): boolean =>
  Boolean(inputs) && typeof score === 'number';

/** Whether the difference between the scores can be explained. */
export function isChangeKnown(before: CalculationRecord, after: CalculationRecord): boolean {
  return hasScoreAndInputs(before) && hasScoreAndInputs(after);
}

/**
 * Explains the difference between the scores of two calculations; null when an input or a score of either is missing.
 */
export function changeBetween(before: CalculationRecord, after: CalculationRecord): Difference | null {
  if (!isChangeKnown(before, after)) return null;
  return difference(snapshot(before), snapshot(after), masterDataSeed);
}

/** Formats a value without the period and the maximum, which would appear twice. */
function shownValue(id: StartupFieldId, value: number, locale: Locale): string | null {
  const field = startupField(id);
  const isInMillions = field.kind === 'money' && !field.unit?.[locale].startsWith('€');
  if (isInMillions || field.kind === 'percent') return fieldText(field, value, locale);
  return field.kind === 'money' ? formatMoney(value) : formatPlain(value);
}

/**
 * The field of a step, with its value before and after; values only when both are different numbers and not choices. A
 * runway that is stated anew moves the score even if it is the same number of months.
 */
export function changedField(
  cause: string,
  before: CalculationRecord,
  after: CalculationRecord,
  locale: Locale,
): { label: string; from: string | null; to: string | null } | null {
  if (!isStartupFieldId(cause)) return null;
  const { label } = startupField(cause);
  const [from, to] = [before.inputs?.[cause], after.inputs?.[cause]];
  const isChoice = cause.endsWith('_id');
  const hasValues = !isChoice && typeof from === 'number' && typeof to === 'number' && from !== to;
  return {
    label: label[locale],
    from: hasValues ? shownValue(cause, from, locale) : null,
    to: hasValues ? shownValue(cause, to, locale) : null,
  };
}
