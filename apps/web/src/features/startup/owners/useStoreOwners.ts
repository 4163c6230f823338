import type { Person } from '@aval/contract';
import { useQueryClient } from '@tanstack/react-query';

import { reloadStartups, startupById } from '../../../api/startups.ts';

/** Takes over who owns a startup now, and has what else shows it loaded anew. */
export function useStoreOwners(startupId: number) {
  const client = useQueryClient();
  return (owners: Person[]) => {
    client.setQueryData(startupById(startupId).queryKey, (stored) => stored && { ...stored, owners });
    void reloadStartups(client);
  };
}
