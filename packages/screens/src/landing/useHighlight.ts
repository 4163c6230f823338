import { type Contribution } from '@aval/metrics';
import { useState } from 'react';

import { activeAreaOf } from '../selectors/activeArea.ts';

/** The area that is hovered or focused in one chart of the example, to be highlighted in the others. */
export function useHighlight(contributions: readonly Contribution[]) {
  const [id, setId] = useState<string | null>(null);
  const weakest = contributions.find((part) => part.id === 'weakest')?.area ?? null;
  return {
    activeId: id,
    activeArea: activeAreaOf(id),
    /** Sets the hovered or focused item; the weakest area is one of the four areas that counts twice. */
    highlight: (next: string | null) => setId(next === 'weakest' ? weakest : next),
  };
}
