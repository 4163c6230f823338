import type { MasterDataLists } from '@aval/contract';
import { useLingui } from '@lingui/react/macro';

import { isPending, type Loadable } from '../loading/Loadable.ts';

/** The lists by which startups are classified and filtered. */
export interface Classification {
  industries: Loadable<MasterDataLists['industries']>;
  stages: Loadable<MasterDataLists['stages']>;
}

/** Names of the industries and stages by their ids. */
export interface BrowseNames {
  /** Whether a name is still a placeholder. */
  isPending: boolean;
  industry: (id: number | null) => string;
  stage: (id: number | null) => string;
}

/** The names of the industries and stages; of a list that failed to load, all are unknown. */
export function useNames({ industries, stages }: Classification): BrowseNames {
  const { t } = useLingui();
  const nameIn = (list: Classification[keyof Classification], id: number | null) =>
    isPending(list) ? '…' : (list.data?.find((row) => row.id === id)?.name ?? t`Unknown`);
  return {
    isPending: isPending(industries) || isPending(stages),
    industry: (id) => nameIn(industries, id),
    stage: (id) => nameIn(stages, id),
  };
}
