import { type Contribution } from '@aval/metrics';
import { useState } from 'react';

import { activeAreaOf } from '../../selectors/activeArea.ts';

/** What is looked at in one chart of the example, for the others to bring forward. */
export function useHighlight(contributions: readonly Contribution[]) {
  const [id, setId] = useState<string | null>(null);
  const weakest = contributions.find((part) => part.id === 'weakest')?.area ?? null;
  return {
    activeId: id,
    activeArea: activeAreaOf(id),
    /** Told what the pointer or the focus is on: the weakest area is the same, counted once more. */
    lookAt: (next: string | null) => setId(next === 'weakest' ? weakest : next),
  };
}
