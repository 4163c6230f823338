import { type SQL, sql } from 'drizzle-orm';

const mostWords = 8;
/** Fewer letters than this in a row give no trigram: nothing could be looked up by them. */
const fewestLetters = /[\p{L}\p{N}]{3}/u;
const fewLetters = /^[\da-z]{1,2}$/;

/** What else is looked up with the words. */
export interface Facets {
  industry_id?: number | undefined;
  stage_id?: number | undefined;
}

export interface SearchCondition {
  /** Every word of the search is a word, or the beginning of one, in name or description, of the industry and stage. */
  matches: SQL;
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
 * signs without a letter or digit are looked for in the name as they stand. Industry and stage are looked up in the same
 * index as the words, which is several times quicker than putting the hits of two indexes together.
 *
 * @returns null when nothing is searched for: then everything matches.
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
 * A word as tsquery. Beginnings of up to ten letters have entries of their own (f_search in the migrations): one entry is
 * several times quicker looked up than all that begin with it.
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

/** Every sign of the text is one of the name's. */
function signsOf(text: string): SQL[] {
  return [...new Set(text.replaceAll(/\s/g, ''))].slice(0, mostWords).map((sign) => entry(`^${sign}`));
}

const entry = (text: string) => sql`${quoted(sql`${text}`)}::tsquery`;
const quoted = (text: SQL) => sql`('''' || replace(replace(${text}, '\\', '\\\\'), '''', '''''') || '''')`;
