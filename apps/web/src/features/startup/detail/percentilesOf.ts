import { queryOptions } from '@tanstack/react-query';

import { sendCalculation } from '../../../api/senders.ts';

/** The percentiles of a startup's newest figures among its peers. */
export const percentilesOf = (id: number) =>
  queryOptions({
    queryKey: ['startups', id, 'percentiles'],
    queryFn: ({ signal }) => sendCalculation('getPercentiles', { params: { id }, signal }),
  });
