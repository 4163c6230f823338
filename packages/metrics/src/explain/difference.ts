import { attributeNames, type ExtraName, extraNames, type FactName } from '../facts/factNames.ts';
import { evaluatedFields } from '../inputs/inputDomains.ts';
import { fillInvestability } from '../investability.ts';
import { computeSteps } from '../model/computeSteps.ts';
import { allNodes } from '../model/nodeTable.ts';
import { copySheet, readValue, type Sheet } from '../model/sheet.ts';
import { slotOf } from '../model/sources.ts';
import { prepare } from '../prepare.ts';
import { requireNumber } from '../requireNumber.ts';
import { type Changes, scenarioOf, sheetAfter } from '../scenario.ts';
import { scoreChange } from '../scoreChange.ts';
import type { MasterData, StartupFacts } from '../types.ts';
import { roundByLargestRemainder } from '../views/roundByLargestRemainder.ts';

/** A stored calculation with the inputs that it was made from. */
export interface CalculationSnapshot {
  startup: StartupFacts;
  /** UTC date of the calculation, 'YYYY-MM-DD'. */
  asOf: string;
  model_version: string;
  /** The stored score, one decimal; null when the startup was not evaluated. */
  score: number | null;
}

/** One reason why a score changed. */
export interface DifferenceStep {
  /**
   * A field of the startup, what supports or contradicts its facts, the passing of time, a new version of the model, or
   * rounding and master data.
   */
  cause: keyof StartupFacts | 'time' | 'model_version' | 'rest';
  /** Points it brought, unrounded. */
  points: number;
  /** As printed, one decimal: the printed points add up to the printed change. */
  shownPoints: number;
}

/** Why one score differs from another. */
export interface Difference {
  before: number;
  after: number;
  /** After minus before: the sum of the steps. */
  change: number;
  /** Causes in the order in which they were applied: time, facts (the largest first), evidence, model version or rest. */
  steps: readonly DifferenceStep[];
}

const extrasOf: Readonly<Record<'team' | 'financials' | 'value_proposition', readonly ExtraName[]>> = {
  team: extraNames.filter((name) => name.startsWith('graph_') || name === 'founder_track_record'),
  financials: [
    'revenue_latest',
    'revenue_previous',
    'revenue_growth_stated',
    'total_debt',
    'total_equity',
    'pre_money_valuation',
  ],
  value_proposition: [
    'very_disappointed_pct',
    'rival_count',
    'rival_concentration',
    'rival_strength',
    'rival_pressure',
  ],
};

type Cause = Exclude<DifferenceStep['cause'], 'model_version' | 'rest'>;

/** Which facts each field of a startup brings to the score. */
const factsOf = new Map<Cause, readonly FactName[]>([
  ...evaluatedFields.map((field) => [field, [field]] as const),
  // A runway is counted down from when it was stated.
  ['cash_runway_months', ['cash_runway_months', 'runway_elapsed']],
  ['stage_id', attributeNames.filter((name) => name.startsWith('stage_'))],
  ['business_model_id', ['corporate_affinity', 'sales_multiple']],
  ['market_size_id', ['typical_market']],
  ['financing_type_id', ['debt_share', 'public_share']],
  ['team', extrasOf.team],
  ['financials', extrasOf.financials],
  ['value_proposition', extrasOf.value_proposition],
]);

const allFacts = [...evaluatedFields, ...extraNames];

function changedFacts(before: Sheet, after: Sheet): Map<Cause, Changes> {
  const changed = new Map<Cause, Changes>();
  for (const [cause, facts] of factsOf) {
    const moved = facts.filter((fact) => readValue(before, fact) !== readValue(after, fact));
    if (moved.length > 0) changed.set(cause, Object.fromEntries(moved.map((fact) => [fact, readValue(after, fact)])));
  }
  return changed;
}

/** The sheet with the evidence of another for each fact, computed anew. */
function withEvidenceOf(sheet: Sheet, other: Sheet): Sheet {
  const changed = copySheet(sheet);
  for (const fact of allFacts) {
    const slot = slotOf[fact];
    changed.reliability[slot] = other.reliability[slot] as number;
    if (!Number.isNaN(changed.value[slot])) changed.trust[slot] = other.trust[slot] as number;
  }
  computeSteps(changed, allNodes);
  fillInvestability(changed);
  return changed;
}

interface Step {
  cause: Cause;
  points: number;
}

/** Applies the causes one after the other, always the one that moves the score most. */
function attributeFacts(before: Sheet, after: Sheet): { steps: Step[]; sheet: Sheet } {
  const left = changedFacts(before, after);
  const steps: Step[] = [];
  let sheet = before;
  while (left.size > 0) {
    const { score, scoreAfter } = scenarioOf(sheet);
    const tried = [...left].map(([cause, changes]) => ({ cause, changes, points: scoreAfter(changes) - score }));
    const [largest] = tried.toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points)) as [(typeof tried)[number]];
    sheet = sheetAfter(sheet, largest.changes);
    left.delete(largest.cause);
    steps.push({ cause: largest.cause, points: largest.points });
  }
  return { steps, sheet };
}

const scoreOn = (sheet: Sheet): number => readValue(sheet, 'IE_investability_score') as number;

/** The passing of time first, then the facts by size, then what supports or contradicts them. */
function attribute(before: Sheet, aged: Sheet, after: Sheet): Step[] {
  const { steps, sheet } = attributeFacts(aged, after);
  const proven = withEvidenceOf(sheet, after);
  return [
    { cause: 'time', points: scoreOn(aged) - scoreOn(before) },
    ...steps,
    { cause: 'evidence', points: scoreOn(proven) - scoreOn(sheet) },
  ];
}

/**
 * Why the score of one calculation differs from that of another: the change split over the changed inputs, the passing
 * of time, a changed model version, and the rest (rounding, changed master data).
 *
 * @param before The earlier calculation.
 * @param after The later calculation.
 * @param master Master data of today.
 * @returns Steps whose points add up to the change; null when one of the two was not evaluated.
 * @throws RangeError for a value of the wrong type.
 */
export function difference(
  before: CalculationSnapshot,
  after: CalculationSnapshot,
  master: MasterData,
): Difference | null {
  if (before.score === null || after.score === null) return null;
  requireNumber('difference: before.score', before.score);
  requireNumber('difference: after.score', after.score);
  const sheetOf = ({ startup }: CalculationSnapshot, { asOf }: CalculationSnapshot): Sheet =>
    prepare(startup, master, { asOf }).sheet;
  const sheets = [sheetOf(before, before), sheetOf(before, after), sheetOf(after, after)] as const;
  const causes = attribute(...sheets).filter(({ points }) => points !== 0);
  const change = scoreChange(before.score, after.score);
  const remaining = change - causes.reduce((sum, { points }) => sum + points, 0);
  const cause = before.model_version === after.model_version ? ('rest' as const) : ('model_version' as const);
  const all = [...causes, { cause, points: remaining }];
  const shown = roundByLargestRemainder(
    all.map(({ points }) => points),
    change,
    1,
  );
  const steps = all.map((step, index) => ({ ...step, shownPoints: shown[index] as number }));
  return { before: before.score, after: after.score, change, steps };
}
