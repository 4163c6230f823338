import type { Contradiction } from '../contradictions/Contradiction.ts';
import { monthsBetween } from '../dates/monthsBetween.ts';
import { requireDate } from '../dates/requireDate.ts';
import { wrongType } from '../facts/checkedNumber.ts';
import type { StartupFacts } from '../types.ts';
import { ageFactor } from './ageFactor.ts';
import { type EvidenceField, ownEvidence } from './evidenceFields.ts';
import { type EvidenceKind, evidenceKinds, evidenceWorth } from './evidenceKinds.ts';

/** What keeps a fact that is contradicted from counting in full. */
const CONTRADICTED = { severe: 0.25, mild: 0.5 } as const;
/** Somebody who is wrong once is believed less everywhere: what each open severe contradiction takes, and what stays. */
const LOST_PER_SEVERE = 0.15;
const LEAST_CREDIBILITY = 0.4;

/** How well a fact is known. */
export interface FactReliability {
  /** Share of a score above the prior that the fact makes believable, 0-1. */
  reliability: number;
  /** How much of the fact still counts as stated, 0-1: 0 once it has expired. */
  stated: number;
  /** How much of it counts as evidenced, 0-1. */
  evidenced: number;
  /** Age in months. */
  months: number;
  kind: EvidenceKind | 'default';
}

/** What the reliability of facts depends on beside the startup. */
export interface ReliabilityOptions {
  /** UTC date of the evaluation, 'YYYY-MM-DD'. */
  asOf: string;
  /** Those found in the startup; none when left out. */
  contradictions?: readonly Pick<Contradiction, 'fields' | 'severity' | 'state'>[];
}

const unstated: FactReliability = { reliability: 0, stated: 0, evidenced: 0, months: 0, kind: 'default' };
const kinds: readonly string[] = evidenceKinds;

/** The least share that the contradictions leave of each fact; an accepted answer clears a contradiction. */
function sharesLeft(contradictions: NonNullable<ReliabilityOptions['contradictions']>): Map<string, number> {
  const left = new Map<string, number>();
  for (const { fields, severity, state } of contradictions) {
    if (state === 'accepted') continue;
    const share = state === 'answered' ? CONTRADICTED.mild : CONTRADICTED[severity];
    for (const field of fields) left.set(field, Math.min(left.get(field) ?? 1, share));
  }
  return left;
}

function credibilityOf(contradictions: NonNullable<ReliabilityOptions['contradictions']>): number {
  const severe = contradictions.filter(({ severity, state }) => severity === 'severe' && state === 'open').length;
  return Math.max(LEAST_CREDIBILITY, 1 - LOST_PER_SEVERE * severe);
}

/**
 * How well each fact of a startup is known: by its kind of evidence, its age, and what contradicts it.
 *
 * @param startup `evidence` names kind and date by fact; a fact without a kind counts as a claim, a view of the market
 *   or an opinion, whatever it is of itself, and one without a date is as old as `stated_on`, or new. Facts among
 *   `defaulted_fields` were stated by nobody.
 * @returns The reliability of any evaluated input or optional fact, known or not.
 * @throws RangeError for a kind that does not exist and for anything that is no date, when the fact is asked for.
 */
export function reliabilities(
  startup: StartupFacts,
  { asOf, contradictions = [] }: ReliabilityOptions,
): (field: EvidenceField) => FactReliability {
  const today = requireDate('asOf', asOf);
  const defaulted = new Set(startup.defaulted_fields);
  const left = sharesLeft(contradictions);
  const credibility = credibilityOf(contradictions);
  const known = new Map<EvidenceField, FactReliability>();
  const worked = (field: EvidenceField): FactReliability => {
    if (defaulted.has(field)) return unstated;
    const { kind: ownKind, ageing } = ownEvidence[field];
    const { kind = ownKind, date = startup.stated_on ?? today } = startup.evidence?.[field] ?? {};
    if (!kinds.includes(kind)) throw wrongType(`evidence.${field}.kind`, kind, `one of ${kinds.join(', ')}`);
    const months = date === today ? 0 : monthsBetween(requireDate(`evidence.${field}.date`, date), today);
    const { reliability: worth, isEvidenced } = evidenceWorth[kind];
    const stated = ageFactor(ageing, months);
    const reliability = worth * stated * (left.get(field) ?? 1) * (isEvidenced ? 1 : credibility);
    return { reliability, stated, evidenced: isEvidenced ? reliability : 0, months, kind };
  };
  return (field) => {
    const found = known.get(field) ?? worked(field);
    known.set(field, found);
    return found;
  };
}
