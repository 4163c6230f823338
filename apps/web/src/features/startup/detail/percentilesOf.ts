import { queryOptions } from '@tanstack/react-query';

import { sendCalculation } from '../../../api/senders.ts';

/** Where the newest figures of a startup stand among its peers. */
export const percentilesOf = (id: number) =>
  queryOptions({
    queryKey: ['startups', id, 'percentiles'],
    queryFn: ({ signal }) => sendCalculation('getPercentiles', { params: { id }, signal }),
  });
