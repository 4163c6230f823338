import type { StartupFieldId } from '@aval/contract';

import type { Candidate } from '../Candidate.ts';
import { proseRules } from '../prose/proseRules.ts';
import { fold } from '../words/fold.ts';

const largestCounts = new Set<StartupFieldId>([
  'founders_education_level',
  ...proseRules.filter(({ takesLargest }) => takesLargest).map(({ field }) => field),
]);
const addedUp = new Set(proseRules.filter(({ adds }) => adds).map(({ field }) => field));
/** A contradictory value is ignored if its confidence is lower by at least this much. */
const margin = 12;

/** A field for which a source states several values, neither of which is clearly the right one. */
export interface Dispute {
  best: Candidate;
  other: Candidate;
}

export interface Choices {
  chosen: Map<StartupFieldId, Candidate>;
  disputed: Map<StartupFieldId, Dispute>;
}

/**
 * Chooses one value per field, or none where the source contradicts itself: a wrong fact is worse than a missing one.
 *
 * Figures of the latest year take precedence; a rounded figure agrees with the exact one, which is kept.
 */
export function choose(candidates: readonly Candidate[], asOfYear: number): Choices {
  const choices: Choices = { chosen: new Map(), disputed: new Map() };
  const byField = Map.groupBy(
    candidates.filter(({ isEarlier }) => isEarlier !== true),
    ({ field }) => field,
  );
  for (const [field, all] of byField) {
    const sound = bestStanding(all.filter((candidate) => !isOutdated(candidate, asOfYear)));
    const current = addedUp.has(field) ? sound : latest(field, sound);
    const totals = current.filter(({ isTotal }) => isTotal);
    const one = chooseOne(field, totals.length > 0 ? totals : current);
    if (one && 'other' in one) choices.disputed.set(field, one);
    else if (one) choices.chosen.set(field, one);
  }
  return choices;
}

/** Figures at a point in time, not per year: an undated one counts as current and replaces those of any year. */
const countedToday: ReadonlySet<StartupFieldId> = new Set([
  'team_size',
  'founder_count',
  'funding_raised',
  'cash_runway_months',
  'burn_rate',
  'competitor_count',
  'patent_count',
]);

/** Figures that are outdated if they are from before the last closed year. */
const soonOutdated: ReadonlySet<StartupFieldId> = new Set(['team_size', 'cash_runway_months', 'burn_rate']);

/** 'Founded in 2019 and today a team of 36' names a year that is not that of the figure. */
function isOutdated({ field, year, isCurrent }: Candidate, asOfYear: number): boolean {
  return soonOutdated.has(field) && isCurrent !== true && year !== null && year < asOfYear - 1;
}

/** Returns the checked candidates, or otherwise those simply stated, or otherwise those only claimed. */
function bestStanding(candidates: readonly Candidate[]): Candidate[] {
  for (const wanted of ['checked', 'said'] as const) {
    const kept = candidates.filter(({ standing = 'said' }) => standing === wanted);
    if (kept.length > 0) return kept;
  }
  return [...candidates];
}

/** Returns the current candidates, or otherwise those of the latest year, each with the undated ones. */
function latest(field: StartupFieldId, candidates: readonly Candidate[]): Candidate[] {
  const today = candidates.filter(({ isCurrent }) => isCurrent);
  if (today.length > 0) return [...today, ...candidates.filter(({ isCurrent, year }) => !isCurrent && year === null)];
  const undated = candidates.filter(({ year }) => year === null);
  if (countedToday.has(field) && undated.length > 0) return undated;
  const years = candidates.flatMap(({ year }) => (year === null ? [] : [year]));
  if (years.length === 0) return [...candidates];
  const last = Math.max(...years);
  return candidates.filter(({ year }) => year === null || year === last);
}

/** Returns the candidate that all agree with, or the two best that contradict each other; null for no candidates. */
export function chooseOne(field: StartupFieldId, candidates: readonly Candidate[]): Candidate | Dispute | null {
  const sorted = candidates.toSorted((a, b) => b.confidence - a.confidence || a.precision - b.precision);
  const [best] = sorted;
  if (!best) return null;
  if (largestCounts.has(field)) return largest(sorted);
  const agreeing = sorted.filter((other) => agrees(best, other));
  const contrary = sorted.filter((other) => !agrees(best, other) && best.confidence - other.confidence < margin);
  const [other] = contrary;
  if (other) return isSettled(field) ? best : { best, other };
  const exact = agreeing.reduce((kept, next) => (isMoreExact(next, kept) ? next : kept), best);
  const isRepeated = agreeing.some(({ passage }) => passage !== exact.passage);
  return { ...exact, confidence: Math.min(98, Math.max(best.confidence, exact.confidence) + (isRepeated ? 4 : 0)) };
}

function largest(candidates: readonly Candidate[]): Candidate | null {
  return candidates.reduce<Candidate | null>(
    (kept, next) => (kept && Number(kept.value) >= Number(next.value) ? kept : next),
    null,
  );
}

function isMoreExact(a: Candidate, b: Candidate): boolean {
  if (typeof a.value === 'string' || typeof b.value === 'string') return false;
  return a.precision < b.precision;
}

function agrees(a: Candidate, b: Candidate): boolean {
  if (typeof a.value === 'number' && typeof b.value === 'number') {
    return Math.abs(a.value - b.value) <= Math.max(a.precision, b.precision) * 1.001;
  }
  const [first, second] = [plain(a.value), plain(b.value)];
  return (
    first === second ||
    (first.length > 2 && second.startsWith(first)) ||
    (second.length > 2 && first.startsWith(second))
  );
}

function plain(value: string | number): string {
  return fold(String(value))
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Different descriptions or names can all be right, so the best is kept; other texts, such as locations, cannot. */
function isSettled(field: StartupFieldId): boolean {
  return field === 'description' || field === 'name';
}
