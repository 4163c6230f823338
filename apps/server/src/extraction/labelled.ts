import type { Candidate, Source } from './Candidate.ts';
import type { Placed } from './context.ts';
import { valueBeside } from './fieldValues.ts';
import { fold } from './fold.ts';
import { labelGuard } from './guards.ts';
import { matchLabel } from './labels.ts';
import type { StatedValue } from './StatedValue.ts';
import type { Unit } from './units.ts';

const separator = /\s*(?::|=|(?<!\.)\.{3,}|\s\.{2}|…)\s+|\s*:\s*(?=[€$\d\p{L}])(?!\/\/)|\s[–—-]\s/u;
/** Separates 'label: value' pairs on one line: a separator, or the end of a sentence before words with a colon. */
const pairsBreak = /\s+[|·•]\s+|;\s+|(?<=[^\s.]{2}\.|[)%€]\.)\s+(?=\p{Lu}[^:.]{1,40}:\s)/u;
const cellSeparator = /:\s+/;
const marker = /^[\s\-*•·–▪‣◦✓>]+|^\d+[.)]\s+/;

/** Extracts facts from lines and cells of the form 'Label: value'. */
export function labelledFacts(places: readonly Placed[], source: Source): Candidate[] {
  return places.flatMap(({ passage, section }): Candidate[] => {
    if (section === 'competition') return [];
    const texts = passage.cells ? passage.cells.map(({ text }) => text) : [passage.text];
    const facts = texts
      .flatMap((text) => text.split(pairsBreak))
      .flatMap((pair) => fromPair(pair, source, section, passage.cells !== null));
    return facts.map((fact) => ({ ...fact, passage, quote: passage.text }));
  });
}

export type Fact = Pick<
  Candidate,
  'field' | 'value' | 'confidence' | 'cell' | 'year' | 'isCurrent' | 'standing' | 'precision'
>;

function fromPair(pair: string, source: Source, section: Placed['section'], isCell: boolean): Fact[] {
  const text = pair.replace(marker, '');
  // In a cell, a dash does not separate a label from its value.
  const split = (isCell ? cellSeparator : separator).exec(text);
  if (!split || split.index === 0 || split.index > 90) return [];
  const label = text.slice(0, split.index);
  const fact = factOf(label, text.slice(split.index + split[0].length), source);
  if (!fact) return [];
  if (section === 'forecast' && (fact.year === null || fact.year >= source.asOfYear)) return [];
  return section === 'ask' && fact.field === 'funding_raised' ? [] : [fact];
}

/** Returns the fact that a label and the text next to it state; null if they state none. */
export function factOf(label: string, words: string, source: Source, unit?: Partial<Unit>): Fact | null {
  const folded = fold(label);
  const match = matchLabel(label);
  if (!match || labelGuard(folded)) return null;
  const beside = { words: [folded, unit?.words ?? ''].join(' '), tableScale: unit?.tableScale ?? 1 };
  for (const field of match.fields) {
    const stated = valueBeside(field, words, source, beside);
    if (stated) return asFact(field, stated, match.likeness, match.year, source);
  }
  return null;
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
