import type { Candidate, Source } from './Candidate.ts';
import type { Placed } from './context.ts';
import { type StatedValue, type Unit, valueBeside } from './fieldValues.ts';
import { fold } from './fold.ts';
import { labelGuard } from './guards.ts';
import { matchLabel } from './labels.ts';

const separator = /\s*(?::|=|\.{3,}|…)\s+|\s*:\s*(?=[€$\d\p{L}])(?!\/\/)|\s[–—-]\s/u;
const pairsBreak = /\s+[|·•]\s+|;\s+/;
const marker = /^[\s\-*•·–▪‣◦✓>]+|^\d+[.)]\s+/;

/** What lines of the kind 'Label: value' state. */
export function labelledFacts(places: readonly Placed[], source: Source): Candidate[] {
  return places.flatMap(({ passage, section }): Candidate[] => {
    if (passage.cells || section === 'competition') return [];
    const facts = passage.text.split(pairsBreak).flatMap((pair) => fromPair(pair, source, section));
    return facts.map((fact) => ({ ...fact, passage, quote: passage.text }));
  });
}

export type Fact = Pick<Candidate, 'field' | 'value' | 'confidence' | 'cell' | 'year' | 'precision'>;

function fromPair(pair: string, source: Source, section: Placed['section']): Fact[] {
  const text = pair.replace(marker, '');
  const split = separator.exec(text);
  if (!split || split.index === 0 || split.index > 90) return [];
  const label = text.slice(0, split.index);
  const fact = factOf(label, text.slice(split.index + split[0].length), source);
  if (!fact) return [];
  if (section === 'forecast' && fact.year === null) return [];
  return section === 'ask' && fact.field === 'funding_raised' ? [] : [fact];
}

/** What a label and the words beside it state. */
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
    precision: stated.precision,
  };
}
