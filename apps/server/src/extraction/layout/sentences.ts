import { endsWithLegalForm } from '../names/legalForms.ts';
import { fold } from '../words/fold.ts';
import { sentenceStarters } from './sentenceStarters.ts';

export interface Stretch {
  start: number;
  end: number;
}

const abbreviation =
  /\b(?:[A-ZÁÉÍÓÚÑ]|Inc|Ltd|Co|Corp|Dr|Dra|Mr|Mrs|Ms|Sr|Sra|approx|aprox|vs|St|Nr|No|Nº|núm|ej|i\.e|e\.g|U\.S|EE\.UU)\.$/i;

/** No sentence is longer; a longer stretch without a period is read in pieces, because rules look at whole sentences. */
const longestSentence = 1500;

/** Splits a paragraph into sentences and returns their positions. */
export function sentencesOf(text: string): Stretch[] {
  const sentences: Stretch[] = [];
  let start = 0;
  for (const { index, 0: mark } of text.matchAll(/(?<![.!?…])[.!?…]+["'»”)]*(?=\s+["'«“(¿¡]?[\p{Lu}\d¿¡€$£])|\n+/gu)) {
    const end = index + mark.length;
    if (mark.startsWith('.') && isAbbreviation(text.slice(start, index + 1), text.slice(end))) continue;
    add(end);
  }
  add(text.length);
  return sentences;

  function add(end: number): void {
    while (end - start > longestSentence) {
      const space = text.lastIndexOf(' ', start + longestSentence);
      push(space > start ? space : start + longestSentence);
    }
    push(end);
  }

  function push(end: number): void {
    if (text.slice(start, end).trim()) sentences.push({ start, end });
    start = end;
  }
}

/** Whether a period belongs to an abbreviation; that of 'S.L.' ends the sentence only before a word that begins one. */
function isAbbreviation(before: string, after: string): boolean {
  if (!endsWithLegalForm(before)) return abbreviation.test(before);
  const [next = ''] = /\p{L}+/u.exec(after) ?? [];
  return !sentenceStarters.has(fold(next));
}

const boundary =
  /[;()[\]–—]| [|·] |, |\. |\b(?:and (?:is|are|was|expects?|plans?|aims?|hopes?|forecasts?|will|targets?|projects)|up from|down from|compared (?:to|with)|versus|vs\.?|against|while|whereas|although|but|from|after|before|with|for an?|y (?:preve|espera|confia|proyecta|planea|aspira|estima|busca)|y (?:terminara|acabara|llegara|sera|alcanzara|crecera|abrira|contratara|cerrara|superara|doblara|duplicara|tendra)n?|que (?:preve|espera)|frente a|comparad[oa]s? con|desde|mientras|aunque|pero|tras|antes de|con el objetivo|con (?:la )?(?:idea|prevision))\b/g;

/** Returns the clause around a part of a folded sentence, up to the nearest punctuation or conjunction on each side. */
export function clauseAround(folded: string, { start, end }: Stretch): Stretch {
  let from = 0;
  let to = folded.length;
  for (const { index, 0: mark } of folded.matchAll(boundary)) {
    // A conjunction belongs to the clause after it.
    const joins = /[a-z]/.test(mark);
    if (index + (joins ? 0 : mark.length) <= start && index < start) from = joins ? index : index + mark.length;
    else if (index >= end) {
      to = index;
      break;
    }
  }
  return { start: from, end: to };
}
