import type { QueryClient } from '@tanstack/react-query';

import { startupById } from '../api/startups.ts';

/** Fetches what shows a startup but for its own data, once they have changed: its new calculation, lists, portfolios. */
export function refreshOthers(client: QueryClient, id: number): void {
  const { queryKey } = startupById(id);
  void client.invalidateQueries({
    queryKey: ['startups'],
    predicate: ({ queryKey: other }) => String(other) !== String(queryKey),
  });
  void client.invalidateQueries({ queryKey: ['portfolios'] });
}
