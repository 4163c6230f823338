import { isOtherParty } from '../attribution/otherParties.ts';
import type { Source } from '../Candidate.ts';
import { matchLabel } from '../labels/labels.ts';
import type { Passage } from '../layout/passages.ts';
import { fold } from '../words/fold.ts';
import { type OwnHost, spells } from './hostNames.ts';
import { nameByHost } from './namesByHost.ts';
import { countOf, fullName, isPersonIn, proper, tidied } from './nameWords.ts';
import { mostActive, namesInSentences } from './sentenceNames.ts';
import { nameInHeading, namesInTitle, ofMoney } from './titleNames.ts';

export interface FoundName {
  name: string;
  passage: Passage;
  quote: string;
  confidence: number;
}

/** Finds the startup's name where no label states it: in the title, or in a sentence that says what the startup is. */
export function nameInProse(
  passages: readonly Passage[],
  source: Pick<Source, 'vocabulary' | 'language' | 'others' | 'hosts'>,
): FoundName | null {
  const texts = passages.filter(({ cells }) => !cells).slice(0, 80);
  const whole = texts.map(({ text }) => text).join('\n');
  const isOwn = ({ name }: { name: string }) =>
    !isOtherParty(fold(name), source.others ?? []) && !isPersonIn(name, whole);
  const heading = nameInHeading(passages, whole, source);
  const sentences = namesInSentences(texts, whole, source).filter(isOwn);
  const [likeliest] = sentences.toSorted((a, b) => Math.min(b.count, 3) - Math.min(a.count, 3) || a.rank - b.rank);
  const best = sentences.find(({ name }) => likeliest && name.startsWith(`${likeliest.name} `)) ?? likeliest;
  // 'Report on ...' may name a topic, so it is ignored if the sentences name another company.
  const hosts = source.hosts ?? [];
  const hosted = nameByHost(passages, whole, hosts, source);
  if (hosted && isOwn(hosted) && isHostedTheOne(hosted.name, best, whole, hosts))
    return found(hosted.name, hosted.passage, confidenceByHost);
  const isTheOne = heading && (heading.confidence >= 85 || !best || firstWord(best.name) === firstWord(heading.name));
  if (isTheOne && isOwn(heading)) return found(heading.name, heading.passage, heading.confidence);
  const titles = namesInTitle(passages, whole, source).filter(isOwn);
  const [title] = titles;
  const alone = aloneInTitle(texts);
  // A heading that is the name alone shows that further words of the page's title are no part of it.
  const isHeadedSo = best !== undefined && texts.some(({ text, isHeading }) => isHeading && text.trim() === best.name);
  const longer =
    best && !isHeadedSo && [...titles, ...(alone ? [alone] : [])].find(({ name }) => name.startsWith(`${best.name} `));
  if (longer && isOwn(longer)) return found(longer.name, longer.passage, 84);
  const isHeaded = alone && (best?.count === 1 || best?.isGuess) && isOwn(alone);
  if (best && !isHeaded && (best.count > 1 || !title))
    return found(fullName(best.name, whole), best.passage, best.count > 1 ? 86 : 74);
  if (alone && isOwn(alone) && (!title || title.confidence < 70)) return alone;
  if (title) return found(fullName(title.name, whole), title.passage, title.confidence);
  if (hosted && isOwn(hosted)) return found(hosted.name, hosted.passage, 72);
  const active = mostActive(texts, source.vocabulary);
  return active && isOwn(active) ? found(fullName(active.name, whole), active.passage, 66) : null;
}

const confidenceByHost = 84;

/**
 * Whether a name that a host spells is the startup's: it agrees with the likeliest of the sentences, or the sentences name
 * nobody for sure and the sender writes from it, or the text speaks of it again.
 */
function isHostedTheOne(
  name: string,
  best: { name: string; isGuess: boolean; count: number } | undefined,
  whole: string,
  hosts: readonly OwnHost[],
): boolean {
  if (best && firstWord(best.name) === firstWord(name)) return true;
  if (best && !best.isGuess && best.count > 1) return false;
  const first = name.split(' ')[0] ?? name;
  return countOf(first, whole) > 1 || hosts.some((host) => host.isOfSender && spells(host, name));
}

function firstWord(name: string): string {
  return fold(name.split(' ')[0] ?? '');
}

/** Returns the first line, as in a deck, if it is a name and nothing else. */
function aloneInTitle([first]: readonly Passage[]): FoundName | null {
  const name =
    first &&
    first.text.length < 40 &&
    matchLabel(first.text) === null &&
    !ofMoney.test(fold(first.text)) &&
    new RegExp(`^${proper}$`, 'u').test(first.text)
      ? tidied(first.text)
      : null;
  return first && name !== null && name === first.text ? found(name, first, 62) : null;
}

function found(name: string, passage: Passage, confidence: number): FoundName {
  return { name, passage, quote: passage.text, confidence };
}
