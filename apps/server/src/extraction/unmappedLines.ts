import type { StartupFieldId } from '@aval/contract';

import { labelGuard } from './attribution/guards.ts';
import type { Candidate, Source } from './Candidate.ts';
import { matchLabel } from './labels/labels.ts';
import { type LabelledPair, pairsIn } from './layout/pairs.ts';
import type { Passage } from './layout/passages.ts';
import { isOwnName, type Placed } from './layout/placed.ts';
import { subjectOf } from './layout/sections.ts';
import { type Quoted, quotedOf } from './Quoted.ts';
import { valueHeaders } from './tables/tables.ts';
import { isNoValue } from './values/noValue.ts';
import { fold } from './words/fold.ts';

/** A labelled value that belongs to no known field, in the words of the source. */
export interface UnmappedLine extends Quoted {
  name: string;
  value: string;
}

const most = 40;
const longestLabel = 60;
const mostWordsOfLabel = 7;
const longestValue = 120;
const mostWordsOfValue = 12;

/** The head of a message, which says nothing of a startup. */
const messageHead =
  /^(?:from|to|cc|bcc|subject|re|fwd?|sent|date|reply-to|de|para|asunto|rv|enviado(?: el)?|fecha|note|notes|nota|notas|nb|ps|p\.? ?d\.?|source|sources|fuente|fuentes)$/;

/**
 * Returns the labelled values that became no fact, for a user to map: 'Label: value' on a line, and rows of two cells. A
 * known label is listed if nothing else in the source states its field. Sections on competitors and on plans are left
 * out, because their figures are not the startup's facts.
 */
export function unmappedLines(places: readonly Placed[], { chosen, disputed }: Read, source: Source): UnmappedLine[] {
  const read = new Set(chosen.map(({ passage }) => passage));
  const filled = new Set<StartupFieldId>([
    ...chosen.map(({ field }) => field),
    ...disputed,
    ...(source.remarks?.currencies.keys() ?? []),
  ]);
  const lines = places.flatMap(({ passage, section }): UnmappedLine[] => {
    if (section === 'competition' || section === 'forecast' || read.has(passage)) return [];
    return pairsOf(passage)
      .filter((pair) => isOffered(pair, source) && !isRead(pair.label, filled, source))
      .map((pair) => lineOf(pair, passage));
  });
  return [...new Map(lines.map((line) => [`${line.name}\n${line.value}`, line])).values()].slice(0, most);
}

/** What was read of the source. */
interface Read {
  /** The candidates that became facts; their lines have been read. */
  chosen: readonly Candidate[];
  /** The fields whose values contradict each other. */
  disputed: Iterable<StartupFieldId>;
}

interface Pair extends LabelledPair {
  cell: string | null;
}

function pairsOf(passage: Passage): Pair[] {
  if (!passage.cells) return pairsIn(passage).map((pair) => ({ ...pair, cell: null }));
  const [label, value, ...more] = passage.cells.filter(({ text }) => text !== '');
  if (!label || !value || more.length > 0) return [];
  return [{ label: label.text.replace(/:$/, ''), words: value.text, cell: value.ref }];
}

function isOffered({ label, words }: Pair, source: Source): boolean {
  const [folded, value] = [fold(label).trim(), fold(words).trim()];
  const isTitle = isOwnName(folded, source) || isOwnName(value, source);
  return (
    label.length <= longestLabel &&
    label.split(/\s+/).length <= mostWordsOfLabel &&
    /^[^\p{L}]*\p{Lu}/u.test(label) &&
    !/[.!?;]$|\([^)]*$/.test(label) &&
    !messageHead.test(folded) &&
    !isTitle &&
    !valueHeaders.test(value) &&
    words.length <= longestValue &&
    words.split(/\s+/).length <= mostWordsOfValue &&
    !isNoValue(words)
  );
}

/** Whether a label is known and its field stated elsewhere, or left out on purpose: as a plan, or as a later year's. */
function isRead(label: string, filled: ReadonlySet<StartupFieldId>, { asOfYear }: Source): boolean {
  const match = matchLabel(label);
  if (match === null) return false;
  const isPlanned = labelGuard(fold(label)) !== null || (match.year !== null && match.year > asOfYear);
  return isPlanned || subjectOf(fold(label)) !== null || match.fields.some((field) => filled.has(field));
}

function lineOf({ label, words, cell }: Pair, passage: Passage): UnmappedLine {
  return {
    name: label.trim(),
    value: words.trim(),
    ...quotedOf({ passage, cell, quote: passage.text }),
  };
}
