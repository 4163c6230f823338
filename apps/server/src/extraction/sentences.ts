export interface Stretch {
  start: number;
  end: number;
}

const abbreviation =
  /\b(?:[A-ZÁÉÍÓÚÑ]|Inc|Ltd|Co|Corp|Dr|Dra|Mr|Mrs|Ms|Sr|Sra|approx|aprox|vs|No|Nº|núm|ej|i\.e|e\.g|S\.L|S\.A|U\.S|EE\.UU)\.$/i;

/** Splits a paragraph into sentences and returns their positions. */
export function sentencesOf(text: string): Stretch[] {
  const sentences: Stretch[] = [];
  let start = 0;
  for (const { index, 0: mark } of text.matchAll(/(?<![.!?…])[.!?…]+["'»”)]*(?=\s+["'«“(¿¡]?[\p{Lu}\d¿¡€$£])|\n+/gu)) {
    const end = index + mark.length;
    if (mark.startsWith('.') && abbreviation.test(text.slice(start, index + 1))) continue;
    add(end);
  }
  add(text.length);
  return sentences;

  function add(end: number): void {
    if (text.slice(start, end).trim()) sentences.push({ start, end });
    start = end;
  }
}

const boundary =
  /[;()[\]–—]| [|·] |, |\. |\b(?:and (?:is|are|was|expects?|plans?|aims?|hopes?|forecasts?|will|targets?|projects)|up from|down from|compared (?:to|with)|versus|vs\.?|against|while|whereas|although|but|from|after|before|with|for an?|y (?:preve|espera|confia|proyecta|planea|aspira|estima|busca)|que (?:preve|espera)|frente a|comparad[oa]s? con|desde|mientras|aunque|pero|tras|antes de|con el objetivo|con (?:la )?(?:idea|prevision))\b/g;

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
