import { type SQL, sql } from 'drizzle-orm';

const mostWords = 8;
/** Fewer letters than this in a row give no trigram: nothing could be looked up by them. */
const fewestLetters = /[\p{L}\p{N}]{3}/u;
const fewLetters = /^[\da-z]{1,2}$/;

export interface SearchCondition {
  /** Every word of the search is a word, or the beginning of one, in name or description. */
  matches: SQL;
  /** The same for several words, of which only the longest is looked up in the index; null for a single word. */
  byLongest: { lookup: SQL; matches: SQL } | null;
  /** The name has the search inside it, or one like it; null where the search is too short for that. */
  resembles: SQL | null;
  /** The name is the search. */
  isName: SQL;
  /** The name begins with the search, where that is no long list. */
  beginsName: SQL;
  /** How much of the search is in the name, 0 to 1. */
  likeness: SQL;
}

/**
 * What a search asks for. One or two letters are the beginning of a word in the name, two also a whole word anywhere;
 * signs without a letter or digit are looked for in the name as they stand.
 *
 * @returns null when nothing is searched for: then everything matches.
 */
export function searchCondition(search: string): SearchCondition | null {
  const text = search.trim();
  if (text === '') return null;
  const plain = sql`f_unaccent(lower(${text}))`;
  const inside = sql`s.name_key like f_unaccent(lower(${`%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}))`;
  const words = text.match(/[\p{L}\p{N}]+/gu)?.slice(0, mostWords) ?? [];
  const isName = sql`s.name_key = ${plain}`;
  const isLong = fewestLetters.test(text);
  return {
    matches:
      words.length > 0 ? sql`s.search @@ (${joined(words.map(wordQuery))})` : sql`(${hasSigns(text)} and ${inside})`,
    byLongest: words.length > 1 ? lookedUpByLongest(words) : null,
    resembles: isLong ? sql`(${inside} or ${plain} <% s.name_key)` : null,
    isName,
    beginsName: isLong ? sql`s.name_key ^@ ${plain}` : isName,
    likeness: sql`word_similarity(${plain}, s.name_key)`,
  };
}

/** The function behind `@@` is no operator: no index is asked for the other words, whose beginnings may be everywhere. */
function lookedUpByLongest(words: readonly string[]) {
  const [longest = '', ...others] = words.toSorted((one, other) => other.length - one.length);
  const lookup = sql`s.search @@ (${wordQuery(longest)})`;
  return { lookup, matches: sql`(${lookup} and ts_match_vq(s.search, ${joined(others.map(wordQuery))}))` };
}

function joined(queries: readonly SQL[]): SQL {
  return sql.join([...queries], sql` && `);
}

/** A word as tsquery. So few letters have entries of their own in the index (f_search in the migrations). */
function wordQuery(word: string): SQL {
  const letters = word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  if (!fewLetters.test(letters)) return sql`to_tsquery('simple', ${quoted(sql`f_unaccent(${word})`)} || ':*')`;
  const beginning = `'^${letters}'`;
  return sql`${letters.length === 1 ? beginning : `${beginning} | '${letters}'`}::tsquery`;
}

/** Every sign of the text is one of the name's. */
function hasSigns(text: string): SQL {
  const signs = [...new Set(text.replaceAll(/\s/g, ''))].slice(0, mostWords);
  return sql`s.search @@ (${joined(signs.map((sign) => sql`${quoted(sql`${`^${sign}`}`)}::tsquery`))})`;
}

const quoted = (text: SQL) => sql`('''' || replace(replace(${text}, '\\', '\\\\'), '''', '''''') || '''')`;
