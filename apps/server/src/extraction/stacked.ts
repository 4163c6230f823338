import type { Candidate, Source } from './Candidate.ts';
import type { Placed } from './context.ts';
import { factOf } from './labelled.ts';
import { matchLabel } from './labels.ts';
import type { Passage } from './passages.ts';

const longest = 60;

/** What labels and values state that stand on lines of their own, one above the other, as slides and forms have them. */
export function stackedFacts(places: readonly Placed[], source: Source): Candidate[] {
  return [...runsOf(places)].flatMap((run) => pairsOf(run).flatMap(([label, value]) => fromPair(label, value, source)));
}

type Line = 'label' | 'value' | 'other';

function kindOf({ text, cells }: Passage): Line {
  if (cells || text.length > longest) return 'other';
  if (matchLabel(text.replace(/:$/, ''))) return 'label';
  return /\d/.test(text) || /^\p{Lu}[\p{L} ,.()-]{2,40}$/u.test(text) ? 'value' : 'other';
}

/** Lines of a page that are labels and values in turn. */
function* runsOf(places: readonly Placed[]): Generator<Passage[]> {
  let run: Passage[] = [];
  for (const { passage, section } of places) {
    const kind = section === null ? kindOf(passage) : 'other';
    const last = run.at(-1);
    const goesOn = last && kind !== 'other' && kind !== kindOf(last) && last.page === passage.page;
    if (goesOn) run.push(passage);
    else {
      if (run.length > 1) yield run;
      run = kind === 'other' ? [] : [passage];
    }
  }
  if (run.length > 1) yield run;
}

/** A run that begins with a label has the value below; one that begins with a figure has the label below. */
function pairsOf(run: readonly Passage[]): [Passage, Passage][] {
  const [first] = run;
  if (!first) return [];
  const startsWithLabel = kindOf(first) === 'label';
  const isTitle = !startsWithLabel && !/\d/.test(first.text);
  const lines = isTitle ? run.slice(1) : run;
  const labelFirst = startsWithLabel || isTitle;
  if (!labelFirst && lines.length % 2 === 1) return [];
  return Array.from({ length: Math.floor(lines.length / 2) }, (_, pair) => [
    lines[2 * pair],
    lines[2 * pair + 1],
  ]).flatMap(([upper, lower]): [Passage, Passage][] =>
    upper && lower ? [labelFirst ? [upper, lower] : [lower, upper]] : [],
  );
}

function fromPair(label: Passage, value: Passage, source: Source): Candidate[] {
  const fact = factOf(label.text.replace(/:$/, ''), value.text, source);
  return fact ? [{ ...fact, confidence: fact.confidence - 8, passage: value, quote: value.text }] : [];
}
