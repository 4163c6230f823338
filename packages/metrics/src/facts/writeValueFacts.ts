import { type Sheet, writeFact } from '../model/sheet.ts';
import { slotOf } from '../model/sources.ts';
import type { EducationalFacts, ValuePropositionFacts, Warning } from '../types.ts';
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

function writeCompetitors(sheet: Sheet, value: ValuePropositionFacts, warnings: Warning[]): void {
  const rivals = listOrNull('value_proposition.competitors', value.competitors);
  if (rivals === null || rivals.length === 0) return;
  const [leastShare, mostShare] = extraLimits[SHARE];
  const [weakest, strongest] = extraLimits[STRENGTH];
  const shares: number[] = [];
  const strengths: number[] = [];
  for (const rival of rivals) {
    const share = numberWithin(SHARE, rival.market_share, leastShare, mostShare, warnings);
    const strength = numberWithin(STRENGTH, rival.strength, weakest, strongest, warnings);
    if (share !== null) shares.push(share * share);
    if (strength !== null) strengths.push(strength);
  }
  writeFact(sheet, slotOf.rival_count, rivals.length);
  if (shares.length === rivals.length) {
    writeFact(sheet, slotOf.rival_concentration, Math.min(1, orderFreeSum(shares)));
  }
  if (strengths.length > 0) writeFact(sheet, slotOf.rival_strength, orderFreeSum(strengths) / strengths.length);
}

/** Blau index of the students' disciplines, 0-10: 10 when all groups are equal. Null with fewer than two groups. */
function disciplineMix(students: EducationalFacts['students'], warnings: Warning[]): number | null {
  const [fewest, most] = extraLimits[STUDENTS];
  const groups = groupOrNull(STUDENTS, students);
  if (groups === null) return null;
  const counts: number[] = [];
  for (const count of Object.values(groups)) {
    counts.push(numberWithin(STUDENTS, count, fewest, most, warnings) ?? 0);
  }
  const total = orderFreeSum(counts);
  if (total <= 0 || counts.length < 2) return null;
  let same = 0;
  for (const count of counts) same += (count / total) * (count / total);
  return (10 * (1 - same)) / (1 - 1 / counts.length);
}

function academicRecord(facts: EducationalFacts, warnings: Warning[]): number | null {
  const [fewest, most] = extraLimits[PUBLICATIONS];
  const publications = numberWithin(PUBLICATIONS, facts.publications, fewest, most, warnings);
  const [least, greatest] = extraLimits[AWARDS];
  const awards = numberWithin(AWARDS, facts.awards, least, greatest, warnings);
  if (publications === null && awards === null) return null;
  return (publications ?? 0) + AWARD_IN_PUBLICATIONS * (awards ?? 0);
}

function writeEducational(sheet: Sheet, given: EducationalFacts | null | undefined, warnings: Warning[]): void {
  const facts = groupOrNull('value_proposition.educational', given);
  if (facts === null) return;
  writePlainFacts(sheet, 'value_proposition.educational', facts, warnings);
  writeFact(sheet, slotOf.academic_record, academicRecord(facts, warnings));
  writeFact(sheet, slotOf.discipline_mix, disciplineMix(facts.students, warnings));
}

/**
 * Writes what the customer survey, the competitors and the facts of the two special lenses come down to.
 *
 * @throws RangeError for a value of the wrong type.
 */
export function writeValueFacts(
  sheet: Sheet,
  given: ValuePropositionFacts | null | undefined,
  warnings: Warning[],
): void {
  const value = groupOrNull('value_proposition', given);
  if (value === null) return;
  writePlainFacts(sheet, 'value_proposition', value, warnings);
  writeCompetitors(sheet, value, warnings);
  const corporateFacts = groupOrNull('value_proposition.corporate', value.corporate);
  if (corporateFacts !== null) writePlainFacts(sheet, 'value_proposition.corporate', corporateFacts, warnings);
  writeEducational(sheet, value.educational, warnings);
}
