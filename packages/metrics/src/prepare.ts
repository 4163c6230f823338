import type { Contradiction, ExaminedFacts } from './contradictions/Contradiction.ts';
import { contradictions } from './contradictions/contradictions.ts';
import { requireDate } from './dates/requireDate.ts';
import { yearOf } from './dates/yearOf.ts';
import type { EvaluationOptions } from './Evaluation.ts';
import type { EvidenceField } from './evidence/evidenceFields.ts';
import { type FactReliability, reliabilities } from './evidence/reliabilities.ts';
import { writeEvidence } from './evidence/writeEvidence.ts';
import { numberOrNull, numberWithin, requireGroup, wrongType } from './facts/checkedNumber.ts';
import { writeClasses } from './facts/writeClasses.ts';
import { writeFinancialFacts } from './facts/writeFinancialFacts.ts';
import { writeTeamFacts } from './facts/writeTeamFacts.ts';
import { writeValueFacts } from './facts/writeValueFacts.ts';
import { type EvaluatedField, evaluatedFields, inputDomains } from './inputs/inputDomains.ts';
import { requiredInputs } from './inputs/requiredInputs.ts';
import { fillInvestability } from './investability.ts';
import { computeSteps } from './model/computeSteps.ts';
import { MIN_COVERAGE } from './model/constants.ts';
import { allNodes } from './model/nodeTable.ts';
import { blankSheet, type Sheet, valueAt, writeFact } from './model/sheet.ts';
import { slotOf } from './model/sources.ts';
import { writeThesis } from './thesis/writeThesis.ts';
import type { MasterData, StartupFacts, ClampedInput } from './types.ts';

/** A startup on its sheet, with every step computed. */
export interface Prepared {
  sheet: Sheet;
  clamped: ClampedInput[];
  /** How well each fact is known. */
  reliabilityOf: (field: EvidenceField) => FactReliability;
  /** Figures that cannot all be right. */
  contradictions: Contradiction[];
  /** Stated inputs that are too old to count. */
  expired: EvaluatedField[];
  /** Whether there is a score: half of it is based on known data, or every required input is present and none expired. */
  isEvaluated: boolean;
}

const inputs = evaluatedFields.map((field) => ({ field, slot: slotOf[field], ...inputDomains[field] }));

const lenses: readonly string[] = ['all', 'general', 'corporate', 'educational'];

/** The names of the inputs with unconfirmed defaults; null when there are none. */
function defaultedOf({ defaulted_fields: names }: StartupFacts): ReadonlySet<string> | null {
  if (names === null || names === undefined) return null;
  if (!Array.isArray(names)) throw wrongType('defaulted_fields', names, 'a list of field names');
  return names.length === 0 ? null : new Set(names);
}

/** A default is checked and then forgotten. */
function unstated(field: string, value: unknown): null {
  numberOrNull(field, value);
  return null;
}

function writeInputs(
  sheet: Sheet,
  startup: StartupFacts,
  defaulted: ReadonlySet<string> | null,
  clamped: ClampedInput[],
): void {
  for (const { field, slot, min, max } of inputs) {
    const given = startup[field];
    const isStated = defaulted === null || !defaulted.has(field);
    writeFact(sheet, slot, isStated ? numberWithin(field, given, min, max, clamped) : unstated(field, given));
  }
}

/** Nobody is founded after the year of the evaluation. */
function limitFoundation(sheet: Sheet, asOfYear: number, clamped: ClampedInput[]): void {
  const founded = valueAt(sheet, slotOf.foundation_year);
  if (founded === null || founded <= asOfYear) return;
  const used = Math.max(inputDomains.foundation_year.min, asOfYear);
  clamped.push({ field: 'foundation_year', value: founded, used });
  writeFact(sheet, slotOf.foundation_year, used);
}

function hasRequiredInputs(startup: StartupFacts): boolean {
  return requiredInputs.every((field) => typeof startup[field] === 'number');
}

const requiredFields: ReadonlySet<string> = new Set(requiredInputs);

function expiredInputs(sheet: Sheet): EvaluatedField[] {
  return inputs
    .filter(({ slot }) => valueAt(sheet, slot) !== null && sheet.trust[slot] === 0)
    .map(({ field }) => field);
}

/**
 * Reads a startup and computes every step.
 *
 * @throws RangeError for a value of the wrong type, naming the field, the value and what was expected.
 */
export function prepare(startup: ExaminedFacts, master: MasterData, options: EvaluationOptions): Prepared {
  requireGroup('startup', startup);
  requireGroup('master', master);
  requireGroup('options', options);
  const { asOf, lens = 'all' } = options;
  if (!lenses.includes(lens)) throw wrongType('lens', lens, `one of ${lenses.join(', ')}`);
  const asOfYear = yearOf(requireDate('asOf', asOf));
  const clamped: ClampedInput[] = [];
  const defaulted = defaultedOf(startup);
  const sheet = blankSheet();

  writeFact(sheet, slotOf.as_of_year, asOfYear);
  writeInputs(sheet, startup, defaulted, clamped);
  limitFoundation(sheet, asOfYear, clamped);
  writeClasses(sheet, startup, master, defaulted);
  if (defaulted === null || !defaulted.has('team')) writeTeamFacts(sheet, startup.team, clamped);
  if (defaulted === null || !defaulted.has('financials')) writeFinancialFacts(sheet, startup.financials, clamped);
  if (defaulted === null || !defaulted.has('value_proposition')) {
    writeValueFacts(sheet, startup.value_proposition, clamped);
  }
  writeThesis(sheet, startup, options.thesis);

  const found = contradictions(startup, master, { asOf });
  const reliabilityOf = reliabilities(startup, { asOf, contradictions: found });
  writeEvidence(sheet, reliabilityOf);
  computeSteps(sheet, allNodes);
  fillInvestability(sheet);
  const expired = expiredInputs(sheet);
  const isComplete = hasRequiredInputs(startup) && !expired.some((field) => requiredFields.has(field));
  const coverage = sheet.trust[slotOf.IE_investability_score] as number;
  return {
    sheet,
    clamped,
    reliabilityOf,
    contradictions: found,
    expired: expired.toSorted(),
    isEvaluated: coverage >= MIN_COVERAGE || isComplete,
  };
}
