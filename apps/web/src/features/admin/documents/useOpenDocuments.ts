import { openDocuments } from '@aval/screens';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';

import { ingestionStore } from './ingestionStore.ts';

const parameter = 'document';

/** The ids of the stored documents in an address; invalid ids are ignored. */
function namedIn(address: URLSearchParams): number[] {
  const ids = address.getAll(parameter).map(Number);
  return [...new Set(ids.filter((id) => Number.isSafeInteger(id) && id > 0))];
}

/**
 * Syncs the documents of the batch to the address, so that a reload, a link or Back opens them again.
 *
 * @param current The stored documents of the batch.
 * @param open Opens stored documents in the mapping.
 */
export function useOpenDocuments(current: readonly number[], open: (documentIds: readonly number[]) => Promise<void>) {
  const [address, setAddress] = useSearchParams();
  const requested = namedIn(address);
  const requestedIds = String(requested);
  const currentIds = String(current);

  const openRequested = useEffectEvent((ids: string) => {
    if (ids !== currentIds) void open(requested);
  });
  useEffect(() => openRequested(requestedIds), [requestedIds]);

  const writeCurrent = useEffectEvent(() => {
    // Read the store, because documents that were just opened are missing from the last render.
    const now = openDocuments(ingestionStore.current());
    if (String(now) === requestedIds) return;
    const next = new URLSearchParams(location.search);
    next.delete(parameter);
    for (const id of now) next.append(parameter, String(id));
    setAddress(next, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (requestedIds !== currentIds) writeCurrent();
  }, [requestedIds, currentIds]);
}
