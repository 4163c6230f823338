import { useEffect, useEffectEvent } from 'react';

interface FoundPages {
  data: { pages: number } | undefined;
  isPlaceholderData: boolean;
}

/**
 * Replaces a page that does not exist by the last one, because the address may be older than the list.
 *
 * @returns Whether it is redirecting. Never for an empty list, which has no page.
 */
export function useLastPage({ data, isPlaceholderData }: FoundPages, page: number, show: (page: number) => void) {
  const last = isPlaceholderData ? 0 : (data?.pages ?? 0);
  const isBeyondLast = last > 0 && page > last;
  const wanted = isBeyondLast ? last : null;
  const lead = useEffectEvent(show);
  useEffect(() => {
    if (wanted !== null) lead(wanted);
  }, [wanted]);
  return isBeyondLast;
}
