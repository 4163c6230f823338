import { believed } from '../evidence/believed.ts';
import { GROWN_FROM, PRIOR, REVENUE_EXPECTED_FROM } from './constants.ts';
import type { Part, Weights } from './nodes.ts';
import { scoreOn } from './scale.ts';
import { type Sheet, valueAt } from './sheet.ts';
import { slotOf } from './sources.ts';

const { stage_maturity: maturitySlot, unknown_score: priorSlot } = slotOf;

/** The weight of these that counts at the stage of the startup; the early one where no stage is known. */
export function stageWeight(sheet: Sheet, weights: Weights): number {
  const maturity = sheet.value[maturitySlot] as number;
  if (maturity >= GROWN_FROM) return weights.grown;
  return maturity >= REVENUE_EXPECTED_FROM ? weights.product : weights.early;
}

/** Whether silence on a part counts as the worst answer, because a startup like this one has the figure. */
function isOwed(sheet: Sheet, { owed }: Part): boolean {
  return owed === true || (owed !== null && sheet.value[owed] === 1);
}

/** Score of a part without a value, 0-100. What is owed counts nothing, unless better than the usual is asked about. */
function unknownScore(sheet: Sheet, part: Part): number {
  const prior = sheet.value[priorSlot] as number;
  return isOwed(sheet, part) && prior <= PRIOR ? 0 : prior;
}

/** Score of a part as its facts state it, 0-100; null when its source is unknown. */
export function statedScore(sheet: Sheet, part: Part): number | null {
  const value = valueAt(sheet, part.slot);
  if (value === null) return null;
  const score = part.scale === null ? value : scoreOn(part.scale, value);
  const isEarly = part.hasStageFloor && (sheet.value[maturitySlot] as number) < REVENUE_EXPECTED_FROM;
  return isEarly && score < PRIOR ? PRIOR : score;
}

/** Score that a part counts on this sheet, 0-100, whether or not its source is known. */
export function scoreOfPart(sheet: Sheet, part: Part): number {
  const score = statedScore(sheet, part);
  return score === null ? unknownScore(sheet, part) : believed(score, sheet.reliability[part.slot] as number);
}

/** Whether a part counts on this sheet: an extra without its fact does not exist. */
export function isPresent(sheet: Sheet, part: Part): boolean {
  return !part.isExtra || valueAt(sheet, part.slot) !== null;
}
