import { type SQL, sql } from 'drizzle-orm';

const mostWords = 8;

interface SearchCondition {
  matches: SQL;
  resembles: SQL;
  rank: SQL;
}

/**
 * What the words of a search match, exactly or as beginnings, in name and description; in the name also inside a word.
 * A search without a letter or digit matches only names that hold its very signs.
 *
 * @returns null when nothing is searched for: then everything matches.
 */
export function searchCondition(search: string): SearchCondition | null {
  const text = search.trim();
  if (text === '') return null;
  const plain = sql`f_unaccent(lower(${text}))`;
  const name = sql`f_unaccent(lower(s.name))`;
  const pattern = sql`f_unaccent(lower(${`%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}))`;
  const nameHolds = sql`${name} like ${pattern}`;
  const words = text.match(/[\p{L}\p{N}]+/gu)?.slice(0, mostWords) ?? [];
  if (words.length === 0)
    return { matches: nameHolds, resembles: sql`false`, rank: sql`starts_with(${name}, ${plain})::int` };
  const query = sql`to_tsquery('simple', f_unaccent(${words.map((word) => `${word}:*`).join(' & ')}))`;
  return {
    matches: sql`(s.search @@ ${query} or ${nameHolds})`,
    resembles: sql`(${name} % ${plain} or ${plain} <% ${name})`,
    rank: sql`(case when ${name} = ${plain} then 4 when starts_with(${name}, ${plain}) then 2 else 0 end
      + word_similarity(${plain}, ${name}) + ts_rank(s.search, ${query}))`,
  };
}
