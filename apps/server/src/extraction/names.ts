import type { Source } from './Candidate.ts';
import { fold } from './fold.ts';
import { isPersonIn, proper, tidied } from './nameWords.ts';
import { isOtherParty } from './otherParties.ts';
import type { Passage } from './passages.ts';
import { mostActive, namesInSentences } from './sentenceNames.ts';
import { nameInHeading, namesInTitle } from './titleNames.ts';

export interface FoundName {
  name: string;
  passage: Passage;
  quote: string;
  confidence: number;
}

/** Finds the startup's name where no label states it: in the title, or in a sentence that says what the startup is. */
export function nameInProse(
  passages: readonly Passage[],
  source: Pick<Source, 'vocabulary' | 'language' | 'others'>,
): FoundName | null {
  const texts = passages.filter(({ cells }) => !cells).slice(0, 80);
  const whole = texts.map(({ text }) => text).join('\n');
  const isOwn = ({ name }: { name: string }) =>
    !isOtherParty(fold(name), source.others ?? []) && !isPersonIn(name, whole);
  const heading = nameInHeading(passages, whole, source);
  const sentences = namesInSentences(texts, whole, source).filter(isOwn);
  const [best] = sentences.toSorted((a, b) => Math.min(b.count, 3) - Math.min(a.count, 3) || a.rank - b.rank);
  // 'Report on ...' may name a topic, so it is ignored if the sentences name another company.
  const isTheOne = heading && (heading.confidence >= 85 || !best || firstWord(best.name) === firstWord(heading.name));
  if (isTheOne && isOwn(heading)) return found(heading.name, heading.passage, heading.confidence);
  const titles = namesInTitle(passages, whole, source).filter(isOwn);
  const [title] = titles;
  const longer = best && titles.find(({ name }) => name.startsWith(`${best.name} `));
  if (longer) return found(longer.name, longer.passage, 84);
  if (best && (best.count > 1 || !title)) return found(best.name, best.passage, best.count > 1 ? 86 : 74);
  const alone = aloneInTitle(texts);
  if (alone && isOwn(alone) && (!title || title.confidence < 70)) return alone;
  if (title) return found(title.name, title.passage, title.confidence);
  const active = mostActive(texts, source.vocabulary);
  return active && isOwn(active) ? found(active.name, active.passage, 66) : null;
}

function firstWord(name: string): string {
  return fold(name.split(' ')[0] ?? '');
}

/** Returns the first line, as in a deck, if it is a name and nothing else. */
function aloneInTitle([first]: readonly Passage[]): FoundName | null {
  const name =
    first && first.text.length < 40 && new RegExp(`^${proper}$`, 'u').test(first.text) ? tidied(first.text) : null;
  return first && name !== null && name === first.text ? found(name, first, 62) : null;
}

function found(name: string, passage: Passage, confidence: number): FoundName {
  return { name, passage, quote: passage.text, confidence };
}
