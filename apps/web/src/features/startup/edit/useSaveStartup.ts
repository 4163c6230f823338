import type { Startup, UpdateStartup } from '@aval/contract';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

import { messageOf } from '../../../api/ApiError.ts';
import { startupById } from '../../../api/startups.ts';
import { refreshOthers } from '../../../startups/refreshOthers.ts';
import { useUpdateStartup } from '../../../startups/useUpdateStartup.ts';

/** Saves an edited startup, and reloads it when another user saved first. */
export function useSaveStartup(startup: Startup) {
  const { t } = useLingui();
  const client = useQueryClient();
  const update = useUpdateStartup(startup.id);
  // The version from which the form was initialised, which a background refetch does not change.
  const loadedAt = useRef(startup.updated_at);

  async function save(body: UpdateStartup, { isOverwriting }: { isOverwriting: boolean }): Promise<Startup> {
    const saved = await update(body, isOverwriting ? null : loadedAt.current);
    loadedAt.current = saved.updated_at;
    client.setQueryData(startupById(startup.id).queryKey, saved);
    refreshOthers(client, startup.id);
    return saved;
  }

  async function reload(): Promise<Startup> {
    try {
      const stored = await client.fetchQuery({ ...startupById(startup.id), staleTime: 0 });
      loadedAt.current = stored.updated_at;
      return stored;
    } catch (error) {
      throw new Error(messageOf(error, t`Error loading startup data`), { cause: error });
    }
  }

  return { save, reload };
}
