import { type SQL, sql } from 'drizzle-orm';

const mostWords = 8;
/** Matches a text with enough consecutive letters for a trigram lookup. */
const fewestLetters = /[\p{L}\p{N}]{3}/u;
const fewLetters = /^[\da-z]{1,2}$/;

/** Filters that are looked up together with the search text. */
export interface Facets {
  industry_id?: number | undefined;
  stage_id?: number | undefined;
}

export interface SearchCondition {
  /** Every search word is a word, or a prefix of one, in name or description, and industry and stage match. */
  matches: SQL;
  /** The name contains the search or something similar; null when the search is too short. */
  resembles: SQL | null;
  /** The name equals the search. */
  isName: SQL;
  /** The name starts with the search, unless that matches too many. */
  beginsName: SQL;
  /** How much of the search is in the name, 0 to 1. */
  likeness: SQL;
}

/**
 * The conditions of a search. One or two letters match a prefix of a word in the name, two also a whole word anywhere;
 * a search without letters or digits is matched literally in the name. Industry and stage use the same
 * index as the words, which is several times faster than combining two indexes.
 *
 * @returns null for an empty search, which matches everything.
 */
export function searchCondition(search: string, { industry_id, stage_id }: Facets): SearchCondition | null {
  const text = search.trim();
  if (text === '') return null;
  const plain = sql`f_unaccent(lower(${text}))`;
  const inside = sql`s.name_key like f_unaccent(lower(${`%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}))`;
  const words = text.match(/[\p{L}\p{N}]+/gu)?.slice(0, mostWords) ?? [];
  const isName = sql`s.name_key = ${plain}`;
  const isLong = fewestLetters.test(text);
  const facets = [
    ...(industry_id === undefined ? [] : [entry(`^industry${industry_id}`)]),
    ...(stage_id === undefined ? [] : [entry(`^stage${stage_id}`)]),
  ];
  const lookup = (queries: SQL[]) => sql`s.search @@ (${joined([...queries, ...facets])})`;
  return {
    matches: words.length > 0 ? lookup(words.map(wordQuery)) : sql`(${lookup(signsOf(text))} and ${inside})`,
    resembles: isLong ? sql`(${inside} or ${plain} <% s.name_key)` : null,
    isName,
    beginsName: isLong ? sql`s.name_key ^@ ${plain}` : isName,
    likeness: sql`word_similarity(${plain}, s.name_key)`,
  };
}

function joined(queries: readonly SQL[]): SQL {
  return sql.join([...queries], sql` && `);
}

/**
 * A word as tsquery. Prefixes of up to ten letters have their own entries (f_search in the migrations): looking one up
 * is several times faster than a prefix search.
 */
function wordQuery(word: string): SQL {
  const letters = word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  if (fewLetters.test(letters)) {
    const beginning = `'^${letters}'`;
    return sql`${letters.length === 1 ? beginning : `${beginning} | '${letters}'`}::tsquery`;
  }
  const plain = sql`f_unaccent(${word})`;
  const isEntry = sql`length(${plain}) between 3 and 10`;
  return sql`to_tsquery('simple', ${quoted(plain)} || case when ${isEntry} then '' else ':*' end)`;
}

/** Every character of the text occurs in the name. */
function signsOf(text: string): SQL[] {
  return [...new Set(text.replaceAll(/\s/g, ''))].slice(0, mostWords).map((sign) => entry(`^${sign}`));
}

const entry = (text: string) => sql`${quoted(sql`${text}`)}::tsquery`;
const quoted = (text: SQL) => sql`('''' || replace(replace(${text}, '\\', '\\\\'), '''', '''''') || '''')`;
