import { matchLabel } from '../labels/labels.ts';
import type { Placed } from '../layout/placed.ts';
import { otherCurrencyIn } from '../values/currencies.ts';
import { scaleIn } from '../values/units.ts';
import { fold } from '../words/fold.ts';
import { noNote, type TableNote } from './TableNote.ts';

const furthest = 6;
const longest = 90;
const noteWord =
  /^(?:all|the|these|other|figures?|amounts?|values?|numbers?|data|financials?|sums?|in|are|is|as|of|stated|shown|given|expressed|reported|presented|unless|otherwise|indicated|noted|specified|note|units?|currency|monetary|tod[oa]s|los|las|el|la|demas|cifras?|importes?|cantidades|valores|datos|en|de|expresad[oa]s?|salvo|indicacion|contraria|contrario|se|indique|lo|nota|unidad(?:es)?|moneda|estan?|son|monetari[oa]s|(?:19|20)\d\d)$/;
const unitWord =
  /^(?:[€$£kmt]|[€$£][km]|[kmt][€$£]|bn|mn|mm|mill|[€$£]?0{3}s?|thousands?|millions?|billions?|mil|miles|millon|millones|euros?|[kmt]?eur[km]?|us\$|[kmt]?(?:usd|gbp|chf)[km]?|dollars?|dolares|pounds?|libras)$/;
/** A title with a unit in brackets or after a comma or a dash: 'Profit and loss (k€)'. */
const titled =
  /^(?<title>.*[^\s,;:–—-])(?:\s*[([](?<inBrackets>[^()[\]]+)[)\]]|(?:[,;:]|\s[–—-])\s(?<behind>[^,;:()]+))$/u;

/** In a title, '(thousands)' alone may be of users. */
const ofMoney = /€|eur|^(?:in|en)\b/;

/** Whether a folded text names a unit and has no other words than those of a note: 'figures in thousands of euros'. */
export function isUnitAlone(folded: string): boolean {
  const words = folded.split(/[^\p{L}\p{N}€$£]+/u).filter(Boolean);
  return words.some((word) => unitWord.test(word)) && words.every((word) => unitWord.test(word) || noteWord.test(word));
}

/**
 * Returns what a text that stands by itself says about the bare amounts of a table; null if it says nothing.
 *
 * The unit behind a label is that of its own row or column, so 'Total market size (M€)' says nothing about a table.
 */
export function noteIn(text: string): TableNote | null {
  const folded = fold(text).trim();
  if (folded.length > longest) return null;
  if (isUnitAlone(folded)) return noteOf(folded);
  const { title = '', inBrackets, behind = '' } = titled.exec(folded)?.groups ?? {};
  const unit = inBrackets ?? behind;
  const isOfMoney = ofMoney.test(unit) || otherCurrencyIn(unit) !== null;
  return isUnitAlone(unit) && isOfMoney && matchLabel(title) === null ? noteOf(unit) : null;
}

function noteOf(unit: string): TableNote | null {
  const note = { scale: scaleIn(unit), currency: otherCurrencyIn(unit) };
  return note.scale > 1 || note.currency !== null ? note : null;
}

/** Returns the note that a passage is: a text without a value beside it, or a title with the unit in the next cell. */
export function noteInRow({ passage: { cells, text } }: Placed): TableNote | null {
  if (!cells) return noteIn(text);
  const [first, second, ...others] = cells.filter((cell) => cell.text);
  if (!first || others.length > 0) return null;
  if (!second) return noteIn(first.text);
  const unit = fold(second.text).trim();
  return isUnitAlone(unit) && matchLabel(first.text) === null ? noteOf(unit) : null;
}

/**
 * Returns what a note by itself says about the bare amounts of a table, above it or in its last row.
 *
 * @param from The index of the table's first row.
 * @param to The index of its last row.
 */
export function noteFor(places: readonly Placed[], from: number, to: number): TableNote {
  const page = places[from]?.passage.page;
  for (let index = from; index >= Math.max(0, from - furthest); index -= 1) {
    const place = places[index];
    if (!place || place.passage.page !== page) break;
    const note = isLabelOf(places[index + 1]) ? null : noteInRow(place);
    if (note) return note;
  }
  const last = places[to];
  return (last && to > from && noteInRow(last)) || noNote;
}

/** Whether a line is only a figure: the line above it is its label, and no note. */
function isLabelOf(below: Placed | undefined): boolean {
  const texts = below?.passage.cells?.map(({ text }) => text).filter(Boolean) ?? [below?.passage.text ?? ''];
  return texts.length === 1 && /^[-+(]?\s?[€$£]?\s?\d[\d.,\s]*\D{0,3}$/.test(texts[0] ?? '');
}
