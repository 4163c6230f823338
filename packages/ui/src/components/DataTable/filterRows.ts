import { fold } from '../Combobox/matchOptions.ts';

type TextsOf<Row> = (row: Row) => readonly (string | number | null | undefined)[];

interface Search {
  textsOf: unknown;
  /** The searchable text of each row. */
  texts: readonly string[];
  /** The last query and the rows that matched. */
  query: string;
  places: readonly number[] | null;
}

/** Normalised texts are cached as long as the rows are the same. */
const prepared = new WeakMap<readonly unknown[], Search>();

const textOf = (parts: readonly (string | number | null | undefined)[]): string =>
  fold(parts.filter((part) => part !== null && part !== undefined).join('\n'));

/**
 * The rows that contain every word of a query, in their order.
 *
 * @param textsOf The searchable texts of a row; missing ones are ignored.
 * @param query Words in any order, without regard to case and accents; a blank query returns every row.
 * @returns The same list for a blank query.
 */
export function filterRows<Row>(rows: readonly Row[], textsOf: TextsOf<Row>, query: string): readonly Row[] {
  const folded = fold(query).trimStart();
  const wanted = folded.split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return rows;
  const search = searchOf(rows, textsOf);
  // Typing more only narrows the result: only rows that matched the shorter query can match.
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

/** Whether the texts of these rows are cached, so that the next search is fast. */
export function isPrepared<Row>(rows: readonly Row[], textsOf: TextsOf<Row>): boolean {
  return prepared.get(rows)?.textsOf === textsOf;
}

function searchOf<Row>(rows: readonly Row[], textsOf: TextsOf<Row>): Search {
  const known = prepared.get(rows);
  if (known?.textsOf === textsOf) return known;
  return { textsOf, texts: rows.map((row) => textOf(textsOf(row))), query: '', places: null };
}
