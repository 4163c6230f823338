import type { Mention } from './mentions.ts';

/** What stands before an amount that is the total of others: 'in total', '=', 'so'. */
const before =
  /(?:\b(?:in total|in all|altogether|all told|total(?:s|ling|ing)?|a total of|so|making|makes|that is|en total|total|un total de|suma(?:n|ndo)?(?: ya)?|(?:ya )?van(?: ya)?|es decir|o sea|lo que suma|acumulad[oa]s?)[,:]?|[=→])\s(?:(?:of|de|about|around|unos|un total de|a total of)\s)?$/;
/** What stands behind such an amount. */
const behind = /^\s?(?:in total|in all|altogether|all in\b|all told|overall|total\b|en total|en conjunto|sumando todo)/;
/** How far a total of rounded parts may be from their sum, as a share of it. */
const tolerance = 0.03;
const leastAmount = 1000;

export function areAmounts({ kind, value, isBound }: Mention): boolean {
  return !isBound && (kind === 'money' || (kind === 'count' && value >= leastAmount));
}

/**
 * Returns the amount of a text that is the total of its other amounts, by its words and by arithmetic: 1.3M in '200k in
 * 2022 and 1.1M in 2024, so 1.3M in total'. Null if there is none.
 */
export function totalOf(folded: string, mentions: readonly Mention[]): Mention | null {
  const amounts = mentions.filter(areAmounts);
  const total = amounts.find(
    ({ start, end }) => before.test(folded.slice(Math.max(0, start - 30), start)) || behind.test(folded.slice(end)),
  );
  if (total && isSumOf(total, amounts)) return total;
  // '3.8m so far (seed 3m + pre-seed 0.8m)': the parts are in brackets behind their total.
  const [first] = amounts;
  const bracket = first && /^[^,;.()]{0,30}\(/.exec(folded.slice(first.end));
  if (!first || !bracket) return null;
  const close = folded.indexOf(')', first.end);
  const parts = amounts.filter(({ start }) => start > first.end && start < close);
  return parts.length > 1 && isSum(first.value, parts) ? first : null;
}

function isSumOf(total: Mention, amounts: readonly Mention[]): boolean {
  const others = amounts.filter((one) => one !== total);
  const earlier = others.filter(({ end }) => end <= total.start);
  return [others, earlier].some((parts) => parts.length > 1 && isSum(total.value, parts));
}

function isSum(total: number, parts: readonly Mention[]): boolean {
  const sum = parts.reduce((added, { value }) => added + value, 0);
  return Math.abs(total - sum) <= tolerance * sum;
}
