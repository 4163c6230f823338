import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';

import { openDocuments } from './ingestion.ts';
import { ingestionStore } from './ingestionStore.ts';

const parameter = 'document';

/** The stored documents that an address names; what is no number of one is left out. */
function namedIn(address: URLSearchParams): number[] {
  const ids = address.getAll(parameter).map(Number);
  return [...new Set(ids.filter((id) => Number.isSafeInteger(id) && id > 0))];
}

/**
 * Keeps the documents of the batch in the address, so that a reload, a link or Back opens them again.
 *
 * @param held the stored documents of the batch.
 * @param open opens stored documents in the mapping.
 */
export function useOpenDocuments(held: readonly number[], open: (documentIds: readonly number[]) => Promise<void>) {
  const [address, setAddress] = useSearchParams();
  const asked = namedIn(address);
  const askedIds = String(asked);
  const heldIds = String(held);

  const openAsked = useEffectEvent((ids: string) => {
    if (ids !== heldIds) void open(asked);
  });
  useEffect(() => openAsked(askedIds), [askedIds]);

  const writeHeld = useEffectEvent(() => {
    // Those that were just opened are held already, though they were not when this was drawn.
    const now = openDocuments(ingestionStore.current());
    if (String(now) === askedIds) return;
    const next = new URLSearchParams(location.search);
    next.delete(parameter);
    for (const id of now) next.append(parameter, String(id));
    setAddress(next, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (askedIds !== heldIds) writeHeld();
  }, [askedIds, heldIds]);
}
