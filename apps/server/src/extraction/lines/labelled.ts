import { labelGuard } from '../attribution/guards.ts';
import type { Candidate, Source } from '../Candidate.ts';
import { matchLabel, readLabel } from '../labels/labels.ts';
import { type LabelledPair, pairsIn } from '../layout/pairs.ts';
import type { Placed } from '../layout/placed.ts';
import { noNote } from '../tables/TableNote.ts';
import { valueBeside } from '../values/fieldValues.ts';
import type { StatedValue } from '../values/StatedValue.ts';
import { showsUnit } from '../values/unitEvidence.ts';
import type { Unit } from '../values/units.ts';
import { fold } from '../words/fold.ts';

/** Extracts facts from lines and cells of the form 'Label: value'. */
export function labelledFacts(places: readonly Placed[], source: Source): Candidate[] {
  return places.flatMap(({ passage, section }): Candidate[] => {
    if (section === 'competition') return [];
    const facts = withLabels(pairsIn(passage))
      .flatMap(byYear)
      .flatMap((pair) => fromPair(pair, source, section));
    return facts.map((fact) => ({ ...fact, passage, quote: passage.text }));
  });
}

/** A year that is a label by itself, with the mark of a plan: '2026e', '2026 (plan)'. */
const bareYear = /^((?:19|20)\d\d(?: ?[efpb]| ?\(?[\p{L}.]{3,12}\)?)?)$/iu;
/** A year that begins the value of a label, before its figure: 'Sales: 2024 → €310k · 2025 → €612k'. */
const yearFirst = /^((?:19|20)\d\d)(?:\s?(?:[-=]?>|[→⇒➔:=])\s?|\s[–—-]\s)(?=[€$£]?\s?\d)/u;

/** Gives the year of a pair the label before it: 'Sales 2024: €310k; 2025: €612k'. */
function withLabels(pairs: readonly LabelledPair[]): LabelledPair[] {
  let last: string | null = null;
  return pairs.map((given) => {
    const pair = withYearInLabel(given);
    const [, bare] = bareYear.exec(pair.label.trim()) ?? [];
    if (bare !== undefined && last !== null) return { ...pair, label: last.replace(/\b(?:19|20)\d\d\b/, bare) };
    last = /\b(?:19|20)\d\d\b/.test(pair.label) ? pair.label : null;
    return pair;
  });
}

/** Moves the year that begins a value to its label: 'Sales: 2024 → €310k' is 'Sales 2024: €310k'. */
function withYearInLabel(pair: LabelledPair): LabelledPair {
  const [before, year] = /\d{4}/.test(pair.label) ? [] : (yearFirst.exec(pair.words) ?? []);
  return before === undefined || year === undefined
    ? pair
    : { ...pair, label: `${pair.label} ${year}`, words: pair.words.slice(before.length) };
}

const nextYear = /\s*(?:[-=]?>|[→⇒➔;,/]|\s[–—-]|\.\s)\s*(?:(?:in|en)\s)?((?:19|20)\d\d)\s*[:=]\s*(?=[€$£\d])/u;

/** Letters of the amounts of several years, at most. */
const longestSeries = 300;

/** Splits the amounts of several years, each behind its own: 'Sales 2024: €310k → 2025: €612k'. */
function byYear(pair: LabelledPair): LabelledPair[] {
  const [, year] = /\b((?:19|20)\d\d)\b/.exec(pair.label) ?? [];
  const next = pair.words.length <= longestSeries ? nextYear.exec(pair.words) : null;
  if (year === undefined || !next?.[1]) return [pair];
  const rest = pair.words.slice(next.index + next[0].length);
  return [
    { ...pair, words: pair.words.slice(0, next.index) },
    ...byYear({ label: pair.label.replace(year, next[1]), words: rest }),
  ];
}

/** A longer text before a label is no value of it. */
const longestValue = 40;

export type Fact = Pick<
  Candidate,
  'field' | 'value' | 'confidence' | 'cell' | 'year' | 'isCurrent' | 'standing' | 'precision'
>;

function fromPair({ label, words }: LabelledPair, source: Source, section: Placed['section']): Fact[] {
  const fact = factOf(label, words, source) ?? inReverse(label, words, source);
  if (!fact) return [];
  if (section === 'forecast' && (fact.year === null || fact.year >= source.asOfYear)) return [];
  return section === 'ask' && fact.field === 'funding_raised' ? [] : [fact];
}

/** Returns the fact of a value before its label: 'Healthcare – Industry'. A text may be anything, so it is left out. */
function inReverse(value: string, label: string, source: Source): Fact | null {
  if (value.length > longestValue || readLabel(value).fields.length > 0 || matchLabel(label) === null) return null;
  const fact = factOf(label, value, source);
  return fact && typeof fact.value === 'number' ? { ...fact, confidence: fact.confidence - 8 } : null;
}

/** Returns the fact that a label and the text next to it state; null if they state none. */
export function factOf(label: string, words: string, source: Source, unit?: Partial<Unit>): Fact | null {
  const folded = fold(label);
  const { fields, year } = readLabel(label);
  if (fields.length === 0) return null;
  const beside = { words: [folded, unit?.words ?? ''].join(' '), note: unit?.note ?? noNote };
  for (const { field, likeness, isVague } of fields) {
    if (isGuarded(field, folded) || (isVague && !showsUnit(field, words, source, beside.words))) continue;
    const stated = valueBeside(field, words, source, beside);
    if (stated) return asFact(field, stated, likeness, year, source);
  }
  return null;
}

/** Words by which a label names its field, and which do not make it a plan. */
const ownWords: Partial<Record<Fact['field'], RegExp>> = {
  market_growth_rate:
    /\b(?:expected|forecast(?:ed)?|projected|anticipated|estimate[ds]?|prevision|previst[oa]|esperad[oa]|estimad[oa]|proyectad[oa])\b/g,
  target_segment_size: /\b(?:target(?:ed)?|aim|objetivos?|meta)\b/g,
  total_market_size: /\bpotential\b/g,
  scalability_potential: /\bpotential\b/g,
  cash_runway_months: /\b(?:will|expected)\b/g,
};

function isGuarded(field: Fact['field'], folded: string): boolean {
  const own = ownWords[field];
  return labelGuard(own ? folded.replaceAll(own, ' ') : folded) !== null;
}

function asFact(
  field: Fact['field'],
  stated: StatedValue,
  likeness: number,
  labelYear: number | null,
  source: Source,
): Fact | null {
  const year = labelYear ?? stated.year;
  if (year !== null && year > source.asOfYear) return null;
  return {
    field,
    value: stated.value,
    confidence: Math.round(95 * stated.certainty * likeness),
    cell: null,
    year,
    isCurrent: stated.isCurrent,
    standing: stated.standing,
    precision: stated.precision,
  };
}
