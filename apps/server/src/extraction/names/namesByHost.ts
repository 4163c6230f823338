import type { Source } from '../Candidate.ts';
import type { Passage } from '../layout/passages.ts';
import { fold } from '../words/fold.ts';
import { type OwnHost, spells } from './hostNames.ts';
import { countOf, fullName, proper, tidied, usualSpelling } from './nameWords.ts';

export interface HostName {
  name: string;
  passage: Passage;
}

const runs = new RegExp(proper, 'gu');

/**
 * Returns the name in a text that one of its hosts spells: 'Vetlia' with 'ana@vetlia.com'. The text has to have it apart
 * from the host, or it is written as the host is.
 */
export function nameByHost(
  passages: readonly Passage[],
  whole: string,
  hosts: readonly OwnHost[],
  { vocabulary }: Pick<Source, 'vocabulary'>,
): HostName | null {
  const found = hosts.flatMap((host): HostName[] => {
    for (const passage of passages) {
      // A name ends with its cell.
      for (const [run] of passage.text.split('\t').flatMap((text) => [...text.matchAll(runs)])) {
        const name = partOf(run, host);
        if (name !== null && !(vocabulary.has(fold(name)) && countOf(name, whole) < 2))
          return [{ name: fullName(usualSpelling(name, whole), whole), passage }];
      }
    }
    return inLowerCase(passages, host);
  });
  const [only, ...others] = found;
  return only && others.every(({ name }) => fold(name).split(' ')[0] === fold(only.name).split(' ')[0]) ? only : null;
}

/** Returns the longest part of a run of capitals that the host spells. */
function partOf(run: string, host: OwnHost): string | null {
  const words = run.split(/\s+/);
  for (let length = words.length; length > 0; length -= 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      const part = words
        .slice(from, from + length)
        .join(' ')
        .replace(/[.,'’]+s?$/u, '');
      if (!part.includes('@') && !/\.\p{L}{2,}/u.test(part) && spells(host, part)) return tidied(part);
    }
  }
  return null;
}

/** Returns a name that notes write in lower case: 'call w/ mantlewood (mantlewood.com)'. */
function inLowerCase(passages: readonly Passage[], { label }: OwnHost): HostName[] {
  const written = new RegExp(
    String.raw`(?<![\p{L}\d@./-])${label.replaceAll('-', '[ -]?')}(?![\p{L}\d@/-]|\.\p{L})`,
    'iu',
  );
  const passage = passages.find(({ text }) => written.test(text));
  return passage ? [{ name: label.charAt(0).toUpperCase() + label.slice(1), passage }] : [];
}
