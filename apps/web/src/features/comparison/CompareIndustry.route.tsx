import { comparedColumns, IndustryScreen, loaded } from '@aval/screens';
import { useLingui } from '@lingui/react/macro';
import { skipToken } from '@tanstack/react-query';

import { industryCalculationsOf } from '../../api/comparisons.ts';
import { loadable } from '../../api/loadable.ts';
import { lookup } from '../../api/masterData.ts';
import { useQuery } from '../../api/useQuery.ts';
import { paths } from '../../paths.ts';
import { useErrorToast } from '../../shell/layout/useErrorToast.ts';
import { useCompareAddress } from './useCompareAddress.ts';
import { useComparedStartup } from './useComparedStartup.ts';
import { useLenses } from './useLenses.ts';
import { useMissingChoices } from './useMissingChoices.ts';

const withoutIndustry = loaded([]);

const industryPaths = { ...paths, industry: paths.startupsOfIndustry };

/** Compares one startup with the medians and quartiles of its industry. */
export function CompareIndustry() {
  const { t } = useLingui();
  const title = t`Industry Comparison`;
  const failure = t`Failed to load comparison data`;
  const lenses = useLenses();
  const address = useCompareAddress(lenses);
  const { id, startup, calculations } = useComparedStartup({ title, crumb: title, failure });
  const industryId = startup.data?.industry_id ?? null;
  const query = useQuery(
    industryId === null ? { queryKey: ['no industry'], queryFn: skipToken } : industryCalculationsOf(industryId),
  );
  const industries = useQuery(lookup('industries'));
  useErrorToast(query.data && query.error, failure);
  useMissingChoices(address, [
    { id: comparedColumns.startup, history: calculations.isFetching ? [] : (calculations.data ?? []) },
    { id: comparedColumns.industry, history: query.isFetching ? [] : (query.data ?? []) },
  ]);
  return (
    <IndustryScreen
      startupId={id}
      startup={startup}
      industry={industries.data?.find((industry) => industry.id === industryId)?.name}
      calculations={calculations}
      industryCalculations={industryId === null ? withoutIndustry : loadable(query)}
      lenses={lenses}
      address={address}
      paths={industryPaths}
    />
  );
}
