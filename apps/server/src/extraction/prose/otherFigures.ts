import { guardAgainst } from '../attribution/guards.ts';
import type { Source } from '../Candidate.ts';
import type { Placed } from '../layout/placed.ts';
import { sentencesOf } from '../layout/sentences.ts';
import { type Quoted, quotedOf } from '../Quoted.ts';
import { type Mention, mentionsIn } from '../values/mentions.ts';
import { fold } from '../words/fold.ts';
import { type OtherFigureName, otherFigureNames } from './otherFigureNames.ts';

/** A figure with a well-known name for which there is no field. */
export interface OtherFigure extends Quoted {
  id: string;
  name: OtherFigureName['name'];
  value: number;
  /** As written. */
  words: string;
  currency: Mention['currency'];
}

/** Letters between a name and its figure, at most. */
const farthest = 24;

/** Returns the named figures without a field: of now, and of the startup itself. */
export function otherFigures(places: readonly Placed[], source: Source): OtherFigure[] {
  const found = places.flatMap(({ passage, section }) => {
    if (section === 'competition' || section === 'forecast') return [];
    const folded = fold(passage.text);
    const names = otherFigureNames.filter(({ words }) => words.test(folded));
    if (names.length === 0) return [];
    return sentencesOf(passage.text).flatMap(({ start, end }) => {
      const text = passage.text.slice(start, end);
      return names.flatMap((name): OtherFigure[] => {
        const mention = figureOf(name, text, source);
        if (!mention) return [];
        const words = text.slice(mention.start, mention.end).trim();
        const { value, currency } = mention;
        const quoted = quotedOf({ passage, cell: null, quote: passage.cells ? passage.text : text.trim() });
        return [{ id: name.id, name: name.name, value, words, currency, ...quoted }];
      });
    });
  });
  return [...new Map(found.toReversed().map((one) => [one.id, one])).values()].toReversed();
}

/** Returns the figure of a sentence that stands directly after the name, or directly before it. */
function figureOf({ words, kinds }: OtherFigureName, text: string, source: Source): Mention | null {
  const folded = fold(text);
  const named = words.exec(folded);
  if (!named) return null;
  const mentions = mentionsIn(text, source.language).filter(
    ({ kind, isBound }) => !isBound && kinds.some((one) => one === kind),
  );
  const nameEnd = named.index + named[0].length;
  const after = mentions.find(({ start }) => start >= nameEnd && isNear(folded.slice(nameEnd, start)));
  const before = mentions.findLast(
    ({ end }) => end <= named.index && /^ (?:of |de )?$/.test(folded.slice(end, named.index)),
  );
  const mention = after ?? before;
  if (!mention) return null;
  const surroundings = {
    clause: folded,
    written: text,
    before: folded.slice(0, mention.start),
    asOfYear: source.asOfYear,
    year: null,
  };
  return guardAgainst(surroundings) ? null : mention;
}

/** Whether only a few words, and no other figure or clause, stand in between. */
function isNear(between: string): boolean {
  return between.length <= farthest && !/[\d,;.]\s?|\b(?:and|y)\b/.test(between);
}
