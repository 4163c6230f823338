import { startupField } from '@aval/contract';

import type { Candidate, Source } from './Candidate.ts';
import type { Placed } from './context.ts';
import { fold } from './fold.ts';
import { factOf } from './labelled.ts';
import { matchLabel } from './labels.ts';
import type { Passage } from './passages.ts';
import { subjectOf } from './sections.ts';

const longest = 60;

/** Extracts facts from labels and values on separate lines, one above the other, as in slides and forms. */
export function stackedFacts(places: readonly Placed[], source: Source): Candidate[] {
  const pairs = [...[...runsOf(places)].flatMap(pairsOf), ...inWords(places)];
  return pairs.flatMap(([label, value]) => fromPair(label, value, source));
}

/** The kind of a line: a figure, a known label, words (an unknown label or a value in words), or anything else. */
type Line = 'figure' | 'label' | 'words' | 'other';

function kindOf({ text, cells }: Passage): Line {
  if (cells || text.length > longest || /[.;:]$/.test(text.replace(/:$/, ''))) return 'other';
  if (matchLabel(text.replace(/:$/, '')) && subjectOf(fold(text)) === null) return 'label';
  return /\d/.test(text) ? 'figure' : 'words';
}

/** Yields runs of lines on one page that alternate between figures and words. */
function* runsOf(places: readonly Placed[]): Generator<Passage[]> {
  let run: Passage[] = [];
  for (const { passage, section } of places) {
    const kind = section === null ? kindOf(passage) : 'other';
    const last = run.at(-1);
    const goesOn = last && kind !== 'other' && last.page === passage.page && isInTurn(kindOf(last), kind);
    if (goesOn) run.push(passage);
    else {
      if (run.length > 1) yield run;
      run = kind === 'other' ? [] : [passage];
    }
  }
  if (run.length > 1) yield run;
}

function isInTurn(above: Line, below: Line): boolean {
  return (above === 'figure') !== (below === 'figure');
}

/**
 * Pairs each label with its value. Values are above their labels if the run begins with a figure, or with a title above
 * a figure; otherwise below. A run that begins and ends with a figure is ambiguous, so it is skipped.
 */
function pairsOf(run: readonly Passage[]): [Passage, Passage][] {
  const [first] = run;
  if (!first) return [];
  const isOdd = run.length % 2 === 1;
  const kind = kindOf(first);
  if (kind === 'figure') return isOdd ? [] : inPairs(run).map(([upper, lower]) => [lower, upper]);
  if (kind === 'label' || !isOdd) return inPairs(run);
  return inPairs(run.slice(1)).map(([upper, lower]) => [lower, upper]);
}

/** Pairs a known label with the words on the next line, unless those are the label of a figure below them. */
function inWords(places: readonly Placed[]): [Passage, Passage][] {
  return places.flatMap(({ passage, section }, index): [Passage, Passage][] => {
    const [below, next] = [places[index + 1]?.passage, places[index + 2]?.passage];
    if (section !== null || kindOf(passage) !== 'label' || !below || below.page !== passage.page) return [];
    const isLabelOfNext = next !== undefined && next.page === below.page && kindOf(next) === 'figure';
    return kindOf(below) === 'words' && !isLabelOfNext ? [[passage, below]] : [];
  });
}

function inPairs(lines: readonly Passage[]): [Passage, Passage][] {
  return Array.from({ length: Math.floor(lines.length / 2) }, (_, pair) => pair * 2).flatMap(
    (at): [Passage, Passage][] => {
      const [upper, lower] = lines.slice(at, at + 2);
      return upper && lower ? [[upper, lower]] : [];
    },
  );
}

function fromPair(label: Passage, value: Passage, source: Source): Candidate[] {
  const fact = factOf(label.text.replace(/:$/, ''), value.text, source);
  // A short number without a unit may be a count, so it is not taken as an amount of money.
  const isBare = fact && startupField(fact.field).kind === 'money' && /^[\d.,\s]{1,5}$/.test(value.text);
  return fact && !isBare ? [{ ...fact, confidence: fact.confidence - 8, passage: value, quote: value.text }] : [];
}
