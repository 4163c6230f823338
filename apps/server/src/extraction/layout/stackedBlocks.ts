import { matchLabel } from '../labels/labels.ts';
import { choiceIn } from '../values/fieldValues.ts';
import { fold } from '../words/fold.ts';
import { bareValue, withoutMarks } from './marks.ts';
import type { Passage } from './passages.ts';
import type { Placed } from './placed.ts';
import { type Section, subjectOf } from './sections.ts';

/** Lines without an empty line between them. */
type Block = readonly Placed[];

const fewestPairs = 3;
const longestLabel = 120;
const longestValue = 500;

/** Splits a source at empty lines, at headings that the format marks, at tables and at pages. */
export function blocksOf(places: readonly Placed[]): Block[] {
  const blocks: Placed[][] = [];
  let above: Passage | null = null;
  for (const place of places) {
    const { passage } = place;
    const last = blocks.at(-1);
    if (last && above && !isBreak(above, passage)) last.push(place);
    else blocks.push([place]);
    above = passage;
  }
  return blocks;
}

function isBreak(above: Passage, below: Passage): boolean {
  return (
    below.isApart || above.isHeading || below.isHeading || above.page !== below.page || above.table !== below.table
  );
}

/** Whether the blocks of a source are those of a form: several known labels, each with its value on the next line. */
export function isForm(blocks: readonly Block[]): boolean {
  const pairs = blocks.map(pairIn).filter((pair) => pair !== null);
  const below = pairs.filter(([upper, lower]) => isLabel(upper) && !isLabel(lower));
  const above = pairs.filter(([upper, lower]) => !isLabel(upper) && isLabel(lower));
  return below.length >= fewestPairs && below.length > 2 * above.length;
}

/**
 * Pairs the label of each block of a form with the value below it, outside of sections on competitors, plans and the
 * round. A block whose label is unknown is no pair, and its lines are none of the rest.
 */
export function blockPairs(blocks: readonly Block[]): { pairs: [Passage, Passage][]; rest: Block[] } {
  const pairs: [Passage, Passage][] = [];
  const rest: Block[] = [];
  let section: Section | null = null;
  for (const block of blocks) {
    const pair = pairIn(block);
    const [first] = block;
    if (!pair) {
      rest.push(block);
      // A label looks like a heading too, so only a line of its own begins a section.
      if (first && block.length === 1 && first.heading === first.passage.text) section = first.section;
    } else if (section === null && !isHeadingOf(...pair)) pairs.push(pair);
  }
  return { pairs, rest };
}

/** Returns the two lines of a block that may be a label and its value; null for other blocks. */
function pairIn(block: Block): [Passage, Passage] | null {
  const [upper, lower] = block.map(({ passage }) => passage);
  if (!upper || !lower || block.length !== 2 || upper.cells || lower.cells) return null;
  const label = withoutMarks(upper.text);
  const isUpper = label.length <= longestLabel && /\p{L}/u.test(label) && !/[.;!]$|\S(?:\s?:\s+|：\s*)\S/u.test(label);
  return isUpper && lower.text.length <= longestValue ? [upper, lower] : null;
}

function isLabel({ text }: Passage): boolean {
  return matchLabel(labelIn(text)) !== null;
}

/** Whether a label is the heading of a section too, and the line below it no value of the label. */
function isHeadingOf({ text }: Passage, below: Passage): boolean {
  const label = labelIn(text);
  if (subjectOf(fold(label)) === null || /\d/.test(below.text)) return false;
  return !(matchLabel(label)?.fields ?? []).some((field) => choiceIn(field, bareValue(below.text)) !== null);
}

function labelIn(text: string): string {
  return withoutMarks(text).replace(/\s?:$/, '');
}

/** Joins blocks to stretches of lines: an empty line ends a stretch unless the lines on both sides stand alone. */
export function stretchesOf(blocks: readonly Block[]): Block[] {
  const stretches: Placed[][] = [];
  let before: Block | null = null;
  for (const block of blocks) {
    const last = stretches.at(-1);
    if (last && before?.length === 1 && block.length === 1) last.push(...block);
    else stretches.push([...block]);
    before = block;
  }
  return stretches;
}
