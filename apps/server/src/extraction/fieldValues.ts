import { type StartupFieldId, startupField, startupFieldIssueText } from '@aval/contract';

import type { Source } from './Candidate.ts';
import { choiceOf } from './choiceWords.ts';
import { fold } from './fold.ts';
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

export function isPossible(field: StartupFieldId, value: number | string, { asOfYear }: Source): boolean {
  return startupFieldIssueText(field, value, asOfYear) === null;
}

function read(field: StartupFieldId, words: string, source: Source, unit: Unit): StatedValue | null {
  if (
    words === '' ||
    /^(?:-|–|—|n\/?a|n\.?d\.?|tbd|tbc|unknown|none yet|pendiente|por definir|sin datos|no disponible|\?+|\.+)$/i.test(
      words,
    )
  )
    return null;
  const { kind, lookup, anchors = [], max = Infinity } = startupField(field);
  switch (kind) {
    case 'text':
    case 'longText':
      return textValue(field, words);
    case 'url':
      return urlValue(field, words);
    case 'boolean':
      return truthOf(fold(words));
    case 'choice': {
      const choice = lookup ? choiceOf(lookup, words) : null;
      return choice === null ? null : exactly(choice);
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

function truthOf(folded: string): StatedValue | null {
  if (/^(?:yes|si|true|1|private|privada|confidential|confidencial)$/.test(folded)) return exactly(1);
  return /^(?:no|false|0|public|publica)$/.test(folded) ? exactly(0) : null;
}
