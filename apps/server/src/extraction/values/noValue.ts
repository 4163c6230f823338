import { fold } from '../words/fold.ts';

/** An error of a spreadsheet, in English or Spanish: '#DIV/0!', '#N/A', '#¡REF!', '#¿NOMBRE?', 'Err:502'. */
const sheetError =
  /(?<![\p{L}\d])(?:#[¡¿]?[a-z]+(?:\/0)?[!?]|#n\/[ad](?![\p{L}\d])|#(?:getting_data|obteniendo_datos)|err:\d{3}(?!\d)|#{2,})/gu;

const dashes = /^[-–—_.…?*/\s]+$/;
const absent =
  /^(?:n\.? ?[/.]? ?[ad]\.?|s\/d|n\/?s|null|nil|nan|undefined|missing|blank|tb[dca]|to be (?:determined|confirmed|defined|announced|decided)|unknown|undisclosed|not (?:yet )?(?:available|applicable|disclosed|stated|known|provided|reported|specified|defined|set|decided|relevant)|not yet|no (?:data|value|information)|none yet|pendiente(?: de \p{L}+)?|por (?:definir|determinar|confirmar|decidir|concretar)|a (?:definir|determinar|confirmar)|sin (?:datos?|definir|determinar|especificar|informacion|valor|confirmar)|desconocid[oa]|vaci[oa]|no (?:aplica|aplicable|consta|disponible|procede|definid[oa]|especificad[oa]|facilitad[oa]|se (?:sabe|conoce|indica)|hay datos?|conocid[oa])|aun no|todavia no)(?![\p{L}\d])/u;
/** What may follow: a note in brackets or after a mark, or a word of time. */
const remainder = /^[.!]?(?:\s*[([,;:–—-].*|\s(?:yet|aun|todavia|for now|por ahora))?$/su;
/** Longer texts begin with such words by chance. */
const longest = 60;
const noText = /^(?:none|nothing|ningun[oa]?|nada|confidential|confidencial)[.!]?$/;

/** Whether a text in the place of a value says that there is none: '-', 'n/a', 'TBD (May)', '#DIV/0!', 'pendiente'. */
export function isNoValue(text: string): boolean {
  const folded = withoutErrors(fold(text))
    .replaceAll(/[€$£%]/g, ' ')
    .trim();
  if (folded === '' || dashes.test(folded)) return true;
  const word = absent.exec(folded)?.[0];
  return word !== undefined && folded.length < longest && remainder.test(folded.slice(word.length));
}

/** Whether it says so for a text: 'none' is a count of patents, but no name. */
export function isNoText(text: string): boolean {
  return isNoValue(text) || noText.test(fold(text).trim());
}

/** Replaces the errors of a spreadsheet in a folded text by spaces: the 0 of '#DIV/0!' is no number. */
export function withoutErrors(folded: string): string {
  return folded.includes('#') || folded.includes('err:')
    ? folded.replaceAll(sheetError, (error) => ' '.repeat(error.length))
    : folded;
}
