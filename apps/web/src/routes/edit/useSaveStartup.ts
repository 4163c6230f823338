import type { Startup, UpdateStartup } from '@aval/contract';
import { useToast } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

import { ApiError, messageOf } from '../../api/ApiError.ts';
import { sendStartup } from '../../api/senders.ts';
import { startupById } from '../../api/startups.ts';

/** Saves a startup that is being edited, and loads it anew when somebody else was first. */
export function useSaveStartup(startup: Startup) {
  const { t } = useLingui();
  const toast = useToast();
  const client = useQueryClient();
  // What the form was filled from, which a refresh in the background does not change.
  const loadedAt = useRef(startup.updated_at);

  /** Evaluated facts make a new calculation, and lists show what has changed. */
  function refreshOthers() {
    const { queryKey } = startupById(startup.id);
    void client.invalidateQueries({
      queryKey: ['startups'],
      predicate: ({ queryKey: other }) => String(other) !== String(queryKey),
    });
    void client.invalidateQueries({ queryKey: ['portfolios'] });
  }

  async function save(body: UpdateStartup, { isOverwriting }: { isOverwriting: boolean }): Promise<Startup> {
    const headers = isOverwriting ? {} : { 'if-unmodified-since': new Date(loadedAt.current).toUTCString() };
    try {
      const { startup: saved } = await sendStartup('updateStartup', { params: { id: startup.id }, headers, body });
      loadedAt.current = saved.updated_at;
      client.setQueryData(startupById(startup.id).queryKey, saved);
      refreshOthers();
      toast.success(t`Startup information updated successfully`);
      return saved;
    } catch (error) {
      const { code, issues } = error instanceof ApiError ? error : { code: null, issues: [] };
      if (code !== 'STALE') toast.error(t`Failed to update startup information`);
      throw Object.assign(new Error(messageOf(error, t`Failed to update startup`), { cause: error }), { code, issues });
    }
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
