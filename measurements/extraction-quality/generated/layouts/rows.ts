import { type FieldGroupId, fieldGroupIds, startupField } from '@aval/contract';

import type { Block, Pair } from '../Block.ts';
import { type StatedField, statedFields } from '../vocabulary/labels.ts';
import { titles } from '../vocabulary/tableWords.ts';
import { capitalized, type Writer } from '../writer.ts';

/** The labelled facts of a document with rows about other things between them, in the order of a form. */
export function rowsOf(
  writer: Writer,
  pairOf: (field: StatedField) => Pair,
  isIncluded: (field: StatedField) => boolean = () => true,
): Pair[] {
  const { random, fields } = writer;
  const rows = statedFields.filter(isIncluded).flatMap((field): Pair[] => {
    if (fields.includes(field)) return [pairOf(field)];
    return random.chance(0.08) ? [writer.blankPair(field)] : [];
  });
  const taken = new Set(rows.map(({ label }) => label));
  for (let left = random.integer(1, 4); left > 0; left -= 1) {
    const pair = writer.distractorPair();
    if (taken.has(pair.label)) continue;
    taken.add(pair.label);
    rows.splice(random.integer(Math.min(3, rows.length), rows.length), 0, pair);
  }
  return rows;
}

/** The labelled facts by group of fields; groups without any are left out. */
export function groupedRows(writer: Writer, pairOf: (field: StatedField) => Pair): [FieldGroupId, Pair[]][] {
  const groups = fieldGroupIds.map((group): [FieldGroupId, Pair[]] => {
    const own = writer.fields.filter((field) => startupField(field).group === group);
    return [group, own.map(pairOf)];
  });
  return groups.filter(([, rows]) => rows.length > 0);
}

export function titleOf({ draw, language, startup }: Writer): Block {
  return { kind: 'heading', text: draw(titles[language]).replace('#', startup.name) };
}

/** Sometimes a sentence about something else. */
export function asides(writer: Writer): Block[] {
  return writer.random.chance(0.4) ? [{ kind: 'paragraph', text: capitalized(writer.distractorSentence()) }] : [];
}
