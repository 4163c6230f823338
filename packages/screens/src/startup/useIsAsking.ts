import type { Startup } from '@aval/contract';
import { useState } from 'react';

import { hasAged } from './hasAged.ts';

/**
 * Whether the page asks for facts that have gone out of date: owners and those who may confirm them. It goes on once it
 * has begun, so that the last answer is not followed by a gap.
 */
export function useIsAsking({ id, is_owner: isOwner, field_sources: sources }: Startup, canConfirm: boolean): boolean {
  const [askedOf, setAskedOf] = useState<number | null>(null);
  const isDue = (isOwner || canConfirm) && Object.values(sources).some(hasAged);
  if (isDue && askedOf !== id) setAskedOf(id);
  return isDue || askedOf === id;
}
