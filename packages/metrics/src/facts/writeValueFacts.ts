import { type Sheet, valueAt, writeFact } from '../model/sheet.ts';
import { slotOf } from '../model/sources.ts';
import type { EducationalFacts, ValuePropositionFacts, ClampedInput } from '../types.ts';
import { groupOrNull, listOrNull, numberWithin } from './checkedNumber.ts';
import { extraLimits } from './extraLimits.ts';
import { orderFreeSum } from './orderFreeSum.ts';
import { writePlainFacts } from './plainFacts.ts';

const AWARD_IN_PUBLICATIONS = 2;
const SHARE = 'value_proposition.competitors.market_share';
const STRENGTH = 'value_proposition.competitors.strength';
const STUDENTS = 'value_proposition.educational.students';
const PUBLICATIONS = 'value_proposition.educational.publications';
const AWARDS = 'value_proposition.educational.awards';

/** Sum of squared market shares, 0-1: those of the listed firms, and the rest of the market as equal further firms. */
function concentrationOf(squares: readonly number[], rest: number, others: number): number {
  return Math.min(1, orderFreeSum(squares) + (others > 0 ? (rest * rest) / others : 0));
}

/** Mean strength of the three strongest, 0-10; one that does not exist counts nothing. */
function strongestOf(strengths: readonly number[]): number {
  const [first = 0, second = 0, third = 0] = strengths.toSorted((a, b) => b - a);
  return (first + second + third) / 3;
}

function writeCompetitors(sheet: Sheet, value: ValuePropositionFacts, clamped: ClampedInput[]): void {
  const rivals = listOrNull('value_proposition.competitors', value.competitors);
  if (rivals === null || rivals.length === 0) return;
  const [leastShare, mostShare] = extraLimits[SHARE];
  const [weakest, strongest] = extraLimits[STRENGTH];
  const shares: number[] = [];
  let listed = 0;
  const strengths: number[] = [];
  for (const rival of rivals) {
    const share = numberWithin(SHARE, rival.market_share, leastShare, mostShare, clamped);
    const strength = numberWithin(STRENGTH, rival.strength, weakest, strongest, clamped);
    if (share !== null) {
      shares.push(share * share);
      listed += share;
    }
    if (strength !== null) strengths.push(strength);
  }
  writeFact(sheet, slotOf.rival_count, rivals.length);
  if (shares.length === rivals.length) {
    const others = (valueAt(sheet, slotOf.competitor_count) ?? rivals.length) - rivals.length;
    writeFact(sheet, slotOf.rival_concentration, concentrationOf(shares, Math.max(0, 1 - listed), others));
  }
  if (strengths.length > 0) {
    writeFact(sheet, slotOf.rival_strength, orderFreeSum(strengths) / strengths.length);
    writeFact(sheet, slotOf.rival_pressure, strongestOf(strengths));
  }
}

/** Blau index of the students' disciplines, 0-10: 10 when all groups are equal. Null with fewer than two groups. */
function disciplineMix(students: EducationalFacts['students'], clamped: ClampedInput[]): number | null {
  const [fewest, most] = extraLimits[STUDENTS];
  const groups = groupOrNull(STUDENTS, students);
  if (groups === null) return null;
  const counts: number[] = [];
  for (const count of Object.values(groups)) {
    counts.push(numberWithin(STUDENTS, count, fewest, most, clamped) ?? 0);
  }
  const total = orderFreeSum(counts);
  if (total <= 0 || counts.length < 2) return null;
  let same = 0;
  for (const count of counts) same += (count / total) * (count / total);
  return (10 * (1 - same)) / (1 - 1 / counts.length);
}

function academicRecord(facts: EducationalFacts, clamped: ClampedInput[]): number | null {
  const [fewest, most] = extraLimits[PUBLICATIONS];
  const publications = numberWithin(PUBLICATIONS, facts.publications, fewest, most, clamped);
  const [least, greatest] = extraLimits[AWARDS];
  const awards = numberWithin(AWARDS, facts.awards, least, greatest, clamped);
  if (publications === null && awards === null) return null;
  return (publications ?? 0) + AWARD_IN_PUBLICATIONS * (awards ?? 0);
}

function writeEducational(sheet: Sheet, given: EducationalFacts | null | undefined, clamped: ClampedInput[]): void {
  const facts = groupOrNull('value_proposition.educational', given);
  if (facts === null) return;
  writePlainFacts(sheet, 'value_proposition.educational', facts, clamped);
  writeFact(sheet, slotOf.academic_record, academicRecord(facts, clamped));
  writeFact(sheet, slotOf.discipline_mix, disciplineMix(facts.students, clamped));
}

/**
 * Writes what the customer survey, the competitors and the facts of the two special lenses come down to.
 *
 * @throws RangeError for a value of the wrong type.
 */
export function writeValueFacts(
  sheet: Sheet,
  given: ValuePropositionFacts | null | undefined,
  clamped: ClampedInput[],
): void {
  const value = groupOrNull('value_proposition', given);
  if (value === null) return;
  writePlainFacts(sheet, 'value_proposition', value, clamped);
  writeCompetitors(sheet, value, clamped);
  const corporateFacts = groupOrNull('value_proposition.corporate', value.corporate);
  if (corporateFacts !== null) writePlainFacts(sheet, 'value_proposition.corporate', corporateFacts, clamped);
  writeEducational(sheet, value.educational, clamped);
}
