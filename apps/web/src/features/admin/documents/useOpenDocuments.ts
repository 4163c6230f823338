import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';

import { openDocuments } from './ingestion.ts';
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
 * @param held The stored documents of the batch.
 * @param open Opens stored documents in the mapping.
 */
export function useOpenDocuments(held: readonly number[], open: (documentIds: readonly number[]) => Promise<void>) {
  const [address, setAddress] = useSearchParams();
  const asked = namedIn(address);
  const requestedIds = String(asked);
  const heldIds = String(held);

  const openRequested = useEffectEvent((ids: string) => {
    if (ids !== heldIds) void open(asked);
  });
  useEffect(() => openRequested(requestedIds), [requestedIds]);

  const writeHeld = useEffectEvent(() => {
    // Read the store, because documents that were just opened are missing from the last render.
    const now = openDocuments(ingestionStore.current());
    if (String(now) === requestedIds) return;
    const next = new URLSearchParams(location.search);
    next.delete(parameter);
    for (const id of now) next.append(parameter, String(id));
    setAddress(next, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (requestedIds !== heldIds) writeHeld();
  }, [requestedIds, heldIds]);
}
