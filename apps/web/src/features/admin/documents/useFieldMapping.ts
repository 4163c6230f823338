import type { CreateStartup, Lookup } from '@aval/contract';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { messageOf } from '../../../api/ApiError.ts';
import { loadLookup } from '../../../api/masterData.ts';
import { sendStartup } from '../../../api/senders.ts';
import { paths } from '../../../paths.ts';
import { ingestionStore } from './ingestionStore.ts';

/** The draft of the mapping, and how to create the startup that it describes. */
export function useFieldMapping() {
  const { t } = useLingui();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [currentYear] = useState(() => new Date().getUTCFullYear());

  async function save(body: CreateStartup, requestKey: string) {
    const saved = ingestionStore.draft()?.chosen;
    const { id } = await sendStartup('createStartup', { headers: { 'idempotency-key': requestKey }, body }).catch(
      (error: unknown) => {
        throw new Error(messageOf(error, t`Error creating startup. Please try again.`), { cause: error });
      },
    );
    const existing = ingestionStore.current().files.find((one) => one.id === saved);
    if (existing && 'data' in existing.state) {
      const state = { status: 'saved', data: existing.state.data, startupId: id } as const;
      ingestionStore.dispatch({ type: 'state', id: existing.id, state });
    }
    await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'master-data' });
    await navigate(paths.startup(id));
  }

  return {
    currentYear,
    loadLookup: (name: Lookup) => loadLookup(client, name),
    onSave: save,
    initialDraft: ingestionStore.draft(),
    onDraftChange: ingestionStore.keepDraft,
  };
}
