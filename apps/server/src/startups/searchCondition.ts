import { type SQL, sql } from 'drizzle-orm';

const mostWords = 8;

/**
 * What the words of a search match, exactly or as beginnings, in name and description; in the name also inside a word.
 *
 * @returns null when the search has no letter or digit: then it matches everything.
 */
export function searchCondition(search: string): { matches: SQL; resembles: SQL; rank: SQL } | null {
  const words = search.match(/[\p{L}\p{N}]+/gu)?.slice(0, mostWords) ?? [];
  if (words.length === 0) return null;
  const query = sql`to_tsquery('simple', f_unaccent(${words.map((word) => `${word}:*`).join(' & ')}))`;
  const plain = sql`f_unaccent(lower(${search.trim()}))`;
  const name = sql`f_unaccent(lower(s.name))`;
  const pattern = sql`f_unaccent(lower(${`%${search.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}))`;
  return {
    matches: sql`(s.search @@ ${query} or ${name} like ${pattern})`,
    resembles: sql`(${name} % ${plain} or ${plain} <% ${name})`,
    rank: sql`(case when ${name} = ${plain} then 4 when starts_with(${name}, ${plain}) then 2 else 0 end
      + word_similarity(${plain}, ${name}) + ts_rank(s.search, ${query}))`,
  };
}
