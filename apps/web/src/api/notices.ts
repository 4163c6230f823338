import type { EndpointResponse } from '@aval/contract';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';

import { sendNotice } from './senders.ts';

const minuteMs = 60_000;

/** How many notices the user has not read. */
export const unreadNotices = queryOptions({
  queryKey: ['notices', 'unread'],
  queryFn: async ({ signal }) => (await sendNotice('countNotices', { signal })).unread,
  staleTime: minuteMs,
  refetchInterval: 5 * minuteMs,
});

/** A page of notices, newest first. */
export const noticesOn = (page: number) =>
  queryOptions({
    queryKey: ['notices', 'page', page],
    queryFn: ({ signal }) => sendNotice('listNotices', { query: { page }, signal }),
    placeholderData: keepPreviousData,
  });

/** Marks the notices up to a time as read. */
export async function readNotices(client: QueryClient, upTo: string): Promise<void> {
  const { unread } = await sendNotice('readNotices', { body: { up_to: upTo } });
  client.setQueryData(unreadNotices.queryKey, unread);
  client.setQueriesData<EndpointResponse<'listNotices'>>({ queryKey: ['notices', 'page'] }, (before) => {
    if (!before) return before;
    const notices = before.notices.map((notice) =>
      notice.created_at <= upTo ? { ...notice, is_unread: false } : notice,
    );
    return { ...before, notices, unread };
  });
}
