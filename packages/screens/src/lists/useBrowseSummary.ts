import { type EndpointResponse, pageSize } from '@aval/contract';
import { formatNumber } from '@aval/metrics';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** '1–10 of 24 startups', or undefined while loading. */
export function useBrowseSummary(
  response: Pick<EndpointResponse<'searchStartups'>, 'startups' | 'total' | 'total_is_capped'> | undefined,
  page: number,
): string | undefined {
  const { t } = useLingui();
  if (!response || response.startups.length === 0) return undefined;
  const first = formatNumber((page - 1) * pageSize + 1);
  const last = formatNumber((page - 1) * pageSize + response.startups.length);
  const total = formatNumber(response.total);
  return response.total_is_capped
    ? t`${first}–${last} of more than ${total} startups; refine your search`
    : t`${first}–${last} of ${plural(response.total, { one: '# startup', other: `${total} startups` })}`;
}
