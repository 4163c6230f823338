import { useLingui } from '@lingui/react/macro';

import { lookup } from '../../api/masterData.ts';
import { useQuery } from '../../api/useQuery.ts';
import { useErrorToast } from '../../layout/useErrorToast.ts';

/** The industries and stages that startups are filtered by and named with. */
export function useClassification() {
  const { t } = useLingui();
  const industries = useQuery(lookup('industries'));
  const stages = useQuery(lookup('stages'));
  useErrorToast(industries.isError || stages.isError, t`Error loading master data`);

  const nameIn = ({ data, isError }: Pick<typeof stages, 'data' | 'isError'>, id: number | null) =>
    data || isError ? (data?.find((row) => row.id === id)?.name ?? t`Unknown`) : '…';
  return {
    industries: industries.data ?? [],
    stages: stages.data ?? [],
    names: {
      industry: (id: number | null) => nameIn(industries, id),
      stage: (id: number | null) => nameIn(stages, id),
    },
  };
}
