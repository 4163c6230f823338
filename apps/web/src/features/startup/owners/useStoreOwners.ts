import type { Person } from '@aval/contract';
import { useQueryClient } from '@tanstack/react-query';

import { reloadStartups, startupById } from '../../../api/startups.ts';

/** Stores the current owners of a startup in the cache, and refetches everything else that shows them. */
export function useStoreOwners(startupId: number) {
  const client = useQueryClient();
  return (owners: Person[]) => {
    client.setQueryData(startupById(startupId).queryKey, (stored) => stored && { ...stored, owners });
    void reloadStartups(client);
  };
}
