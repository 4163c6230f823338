import { type StartupFieldId, startupField, startupFieldIssueText } from '@aval/contract';

import type { Source } from '../Candidate.ts';
import { fold } from '../words/fold.ts';
import { choiceNamed } from './choiceNamed.ts';
import { choiceOf } from './choiceWords.ts';
import { isNoText, isNoValue } from './noValue.ts';
import { numberBeside } from './numberBeside.ts';
import { exactly, type StatedValue } from './StatedValue.ts';
import { textValue, urlValue } from './textValues.ts';
import { noUnit, type Unit } from './units.ts';

/**
 * Parses the value that the text next to a label states for a field.
 *
 * @returns null when it states none, more than one, or an invalid one.
 */
export function valueBeside(
  field: StartupFieldId,
  words: string,
  source: Source,
  unit: Unit = noUnit,
): StatedValue | null {
  const stated = read(field, words.trim(), source, unit);
  if (!stated) return null;
  return isPossible(field, stated.value, source) ? stated : null;
}

/** The certainty of a choice in a longer value than the list has. */
const inWords = 0.87;

export function isPossible(field: StartupFieldId, value: number | string, { asOfYear }: Source): boolean {
  return startupFieldIssueText(field, value, asOfYear) === null;
}

function read(field: StartupFieldId, words: string, source: Source, unit: Unit): StatedValue | null {
  if (isNoValue(words)) return null;
  const { kind, anchors = [], max = Infinity } = startupField(field);
  switch (kind) {
    case 'text':
    case 'longText':
      return isNoText(words) ? null : textValue(field, words, unit.words);
    case 'url':
      return urlValue(field, words);
    case 'boolean':
      return truthOf(fold(words));
    case 'choice': {
      const choice = choiceIn(field, words);
      return choice === null ? choiceInWords(field, words) : exactly(choice);
    }
    case 'rating':
    case 'unit': {
      const bare = fold(words).replace(/[.!]$/, '').trim();
      const anchor = anchors.find(({ label }) => fold(label.en) === bare || fold(label.es) === bare);
      return anchor ? exactly(anchor.value) : numberBeside(field, words, source, unit, max);
    }
    default:
      return numberBeside(field, words, source, unit, max);
  }
}

/** Returns the id of the choice that a text names; null if it names none, or if the field is no choice. */
export function choiceIn(field: StartupFieldId, words: string): number | null {
  const { lookup } = startupField(field);
  return lookup ? choiceOf(lookup, words) : null;
}

function choiceInWords(field: StartupFieldId, words: string): StatedValue | null {
  const { lookup } = startupField(field);
  const choice = lookup ? choiceNamed(lookup, words) : null;
  return choice === null ? null : exactly(choice, inWords);
}

function truthOf(folded: string): StatedValue | null {
  if (/^(?:yes|si|true|1|private|privada|confidential|confidencial)$/.test(folded)) return exactly(1);
  return /^(?:no|false|0|public|publica)$/.test(folded) ? exactly(0) : null;
}
