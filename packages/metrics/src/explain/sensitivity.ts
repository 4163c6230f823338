import { yearOf } from '../dates/yearOf.ts';
import type { EvaluationOptions } from '../Evaluation.ts';
import { type EvaluatedField, evaluatedFields, inputDomains } from '../inputs/inputDomains.ts';
import { shiftedInput } from '../inputs/inputShift.ts';
import { readValue } from '../model/sheet.ts';
import { prepare } from '../prepare.ts';
import { scenarioOf } from '../scenario.ts';
import type { MasterData, StartupFacts } from '../types.ts';

/** The score at one end of an input. */
export interface SensitivityEnd {
  value: number;
  /** Unrounded, 0-100. */
  score: number;
}

/** How far one input moves the score. */
export interface SensitivityRow {
  field: EvaluatedField;
  /** As used, or null when the input is unknown. */
  value: number | null;
  /** The end that gives the lower score. */
  worse: SensitivityEnd;
  /** The end that gives the higher score. */
  better: SensitivityEnd;
  /** Points between the two. */
  width: number;
}

type Ends = readonly [number, number];

function rows(
  startup: StartupFacts,
  master: MasterData,
  options: EvaluationOptions,
  endsOf: (field: EvaluatedField, value: number | null) => Ends | null,
): SensitivityRow[] {
  const { sheet } = prepare(startup, master, options);
  const { scoreWith } = scenarioOf(sheet);
  const found: SensitivityRow[] = [];
  for (const field of evaluatedFields) {
    const value = readValue(sheet, field);
    const ends = endsOf(field, value);
    if (ends === null) continue;
    const [one, other] = ends.map((end) => ({ value: end, score: scoreWith(field, end) })) as [
      SensitivityEnd,
      SensitivityEnd,
    ];
    const [worse, better] = one.score <= other.score ? [one, other] : [other, one];
    found.push({ field, value, worse, better, width: better.score - worse.score });
  }
  return found.toSorted((a, b) => b.width - a.width || (a.field < b.field ? -1 : 1));
}

/**
 * Which known inputs move the score most when each alone is off by its own uncertainty (a tornado chart).
 *
 * @param startup As for `evaluate`.
 * @param master As for `evaluate`.
 * @param options As for `evaluate`.
 * @returns Widest first, scores unrounded 0-100; unknown inputs and those without uncertainty are left out.
 * @throws RangeError for a value of the wrong type.
 */
export function sensitivity(startup: StartupFacts, master: MasterData, options: EvaluationOptions): SensitivityRow[] {
  return rows(startup, master, options, (field, value) => {
    if (value === null) return null;
    const [lower, higher] = [shiftedInput(field, value, -1), shiftedInput(field, value, 1)];
    return lower === higher ? null : [lower, higher];
  });
}

/**
 * The unknown inputs with the largest effect on the score: each varied alone from one end of its domain to the other.
 *
 * @param startup As for `evaluate`.
 * @param master As for `evaluate`.
 * @param options As for `evaluate`.
 * @returns Widest first: the first answers narrow the range most. Scores are unrounded, 0-100.
 * @throws RangeError for a value of the wrong type.
 */
export function openQuestions(startup: StartupFacts, master: MasterData, options: EvaluationOptions): SensitivityRow[] {
  return rows(startup, master, options, (field, value) => {
    const { min, max } = inputDomains[field];
    return value === null ? [min, Math.max(min, field === 'foundation_year' ? yearOf(options.asOf) : max)] : null;
  });
}
