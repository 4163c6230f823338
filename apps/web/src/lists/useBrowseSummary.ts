import { type EndpointResponse, pageSize } from '@aval/contract';
import { formatNumber } from '@aval/metrics';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** '1–10 of 24 startups', or undefined while loading. */
export function useBrowseSummary(
  answer: EndpointResponse<'searchStartups'> | undefined,
  page: number,
): string | undefined {
  const { t } = useLingui();
  if (!answer || answer.startups.length === 0) return undefined;
  const first = formatNumber((page - 1) * pageSize + 1);
  const last = formatNumber((page - 1) * pageSize + answer.startups.length);
  const total = formatNumber(answer.total);
  return answer.total_is_capped
    ? t`${first}–${last} of more than ${total} startups; refine your search`
    : t`${first}–${last} of ${plural(answer.total, { one: '# startup', other: `${total} startups` })}`;
}
