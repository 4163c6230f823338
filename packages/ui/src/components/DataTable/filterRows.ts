import { fold } from '../Combobox/matchOptions.ts';

type TextsOf<Row> = (row: Row) => readonly (string | number | null | undefined)[];

interface Search {
  textsOf: unknown;
  /** What each row is searched in. */
  texts: readonly string[];
  /** The last search and the rows that it left. */
  query: string;
  places: readonly number[] | null;
}

/** Texts are folded once for as long as the rows are the same. */
const prepared = new WeakMap<readonly unknown[], Search>();

const textOf = (parts: readonly (string | number | null | undefined)[]): string =>
  fold(parts.filter((part) => part !== null && part !== undefined).join('\n'));

/**
 * The rows in which every word of a search is found, in their order.
 *
 * @param textsOf The texts of a row that are searched; missing ones are passed over.
 * @param query Words in any order, without regard to case and accents; blank leaves every row.
 * @returns The same list when nothing is searched.
 */
export function filterRows<Row>(rows: readonly Row[], textsOf: TextsOf<Row>, query: string): readonly Row[] {
  const folded = fold(query).trimStart();
  const wanted = folded.split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return rows;
  const search = searchOf(rows, textsOf);
  // Who types on narrows: only what the shorter search left can still be found.
  const isNarrower = search.places !== null && folded.startsWith(search.query);
  const places = (isNarrower ? search.places : null) ?? search.texts.keys();
  const left: number[] = [];
  for (const place of places) {
    const text = search.texts[place] ?? '';
    if (wanted.every((word) => text.includes(word))) left.push(place);
  }
  prepared.set(rows, { ...search, query: folded, places: left });
  return left.map((place) => rows[place]).filter((row) => row !== undefined);
}

/** Whether these rows have been read for a search, so that the next one is quick. */
export function isPrepared<Row>(rows: readonly Row[], textsOf: TextsOf<Row>): boolean {
  return prepared.get(rows)?.textsOf === textsOf;
}

function searchOf<Row>(rows: readonly Row[], textsOf: TextsOf<Row>): Search {
  const known = prepared.get(rows);
  if (known?.textsOf === textsOf) return known;
  return { textsOf, texts: rows.map((row) => textOf(textsOf(row))), query: '', places: null };
}
