import type { CorporateFacts, EducationalFacts, ValuePropositionFacts, Warning } from '../types.ts';
import { groupOrNull, listOrNull, numberWithin } from './checkedNumber.ts';
import { extraReader, type ReadExtra } from './extraLimits.ts';
import type { ExtraName } from './factNames.ts';
import { orderFreeSum } from './teamGraph.ts';

type Extras = Partial<Record<ExtraName, number | null>>;

function competitorFacts(value: ValuePropositionFacts, warnings: Warning[]): Extras {
  const rivals = listOrNull('value_proposition.competitors', value.competitors) ?? [];
  if (rivals.length === 0) return {};
  const shares: number[] = [];
  const strengths: number[] = [];
  for (const rival of rivals) {
    const share = numberWithin('value_proposition.competitors.market_share', rival.market_share, 0, 1, warnings);
    const strength = numberWithin('value_proposition.competitors.strength', rival.strength, 0, 10, warnings);
    if (share !== null) shares.push(share * share);
    if (strength !== null) strengths.push(strength);
  }
  return {
    rival_count: rivals.length,
    rival_concentration: shares.length === rivals.length ? Math.min(1, orderFreeSum(shares)) : null,
    rival_strength: strengths.length === 0 ? null : orderFreeSum(strengths) / strengths.length,
  };
}

function corporateFacts(given: CorporateFacts | null | undefined, read: ReadExtra): Extras {
  const facts = groupOrNull('value_proposition.corporate', given);
  if (facts === null) return {};
  return {
    strategic_alignment: read('value_proposition.corporate.strategic_alignment', facts.strategic_alignment),
    channel_synergy: read('value_proposition.corporate.channel_synergy', facts.channel_synergy),
    executive_sponsorship: read('value_proposition.corporate.executive_sponsorship', facts.executive_sponsorship),
    cross_department_experience: read(
      'value_proposition.corporate.cross_department_experience',
      facts.cross_department_experience,
    ),
    corporate_overlap_pct: read('value_proposition.corporate.market_overlap_pct', facts.market_overlap_pct),
    months_to_market_alone: read('value_proposition.corporate.months_to_market_alone', facts.months_to_market_alone),
    months_to_market_with_partner: read(
      'value_proposition.corporate.months_to_market_with_partner',
      facts.months_to_market_with_partner,
    ),
    average_tenure_years: read('value_proposition.corporate.average_tenure_years', facts.average_tenure_years),
  };
}

/** Blau index of the students' disciplines, 0-10: 10 when all groups are equal. Null with fewer than two groups. */
function disciplineMix(students: EducationalFacts['students'], warnings: Warning[]): number | null {
  const groups = groupOrNull('value_proposition.educational.students', students);
  if (groups === null) return null;
  const counts = Object.values(groups).map(
    (count) => numberWithin('value_proposition.educational.students', count, 0, 1e6, warnings) ?? 0,
  );
  const total = orderFreeSum(counts);
  if (total <= 0 || counts.length < 2) return null;
  const same = orderFreeSum(counts.map((count) => (count / total) ** 2));
  return (10 * (1 - same)) / (1 - 1 / counts.length);
}

function educationalFacts(given: EducationalFacts | null | undefined, read: ReadExtra, warnings: Warning[]): Extras {
  const facts = groupOrNull('value_proposition.educational', given);
  if (facts === null) return {};
  const publications = read('value_proposition.educational.publications', facts.publications);
  const awards = read('value_proposition.educational.awards', facts.awards);
  return {
    trl: read('value_proposition.educational.trl', facts.trl),
    academic_record: publications === null && awards === null ? null : (publications ?? 0) + 2 * (awards ?? 0),
    mentors: read('value_proposition.educational.mentors', facts.mentors),
    faculty_involvement: read('value_proposition.educational.faculty_involvement', facts.faculty_involvement),
    institutional_support: read('value_proposition.educational.institutional_support', facts.institutional_support),
    educational_overlap_pct: read('value_proposition.educational.market_overlap_pct', facts.market_overlap_pct),
    discipline_mix: disciplineMix(facts.students, warnings),
  };
}

/**
 * What the customer survey, the competitors and the facts of the two special lenses come down to.
 *
 * @throws RangeError for a value of the wrong type.
 */
export function valueFacts(given: ValuePropositionFacts | null | undefined, warnings: Warning[]): Extras {
  const value = groupOrNull('value_proposition', given);
  if (value === null) return {};
  const read = extraReader(warnings);
  return {
    very_disappointed_pct: read('value_proposition.very_disappointed_pct', value.very_disappointed_pct),
    ...competitorFacts(value, warnings),
    ...corporateFacts(value.corporate, read),
    ...educationalFacts(value.educational, read, warnings),
  };
}
