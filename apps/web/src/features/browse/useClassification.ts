import { useLingui } from '@lingui/react/macro';

import { lookup } from '../../api/masterData.ts';
import { useQuery } from '../../api/useQuery.ts';

/** The industries and stages for filters and labels. */
export function useClassification() {
  const { t } = useLingui();
  const industries = useQuery(lookup('industries'));
  const stages = useQuery(lookup('stages'));
  const nameIn = ({ data, isError }: Pick<typeof stages, 'data' | 'isError'>, id: number | null) =>
    data || isError ? (data?.find((row) => row.id === id)?.name ?? t`Unknown`) : '…';
  return {
    industries: industries.data ?? [],
    stages: stages.data ?? [],
    /** The lists that failed to load. */
    failed: [
      { name: 'industries' as const, ...industries },
      { name: 'stages' as const, ...stages },
    ].filter(({ isError, data }) => isError && data === undefined),
    names: {
      industry: (id: number | null) => nameIn(industries, id),
      stage: (id: number | null) => nameIn(stages, id),
    },
  };
}
