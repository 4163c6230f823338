import { queryOptions } from '@tanstack/react-query';

import { sendAdministration } from './senders.ts';

/** The startups that wait to become public, longest waiting first. */
export const openPublications = queryOptions({
  queryKey: ['publications'],
  queryFn: async ({ signal }) => (await sendAdministration('listPublications', { signal })).publications,
});
