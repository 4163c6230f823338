import {
  comparedStartups,
  type ExportFormat,
  inChosenOrder,
  PortfolioComparisonScreen,
  useLocale,
} from '@aval/screens';
import { useLingui } from '@lingui/react/macro';
import { skipToken } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';

import { messageOf } from '../../api/ApiError.ts';
import { portfolioComparison } from '../../api/comparisons.ts';
import { loadable, missing } from '../../api/loadable.ts';
import { useQuery } from '../../api/useQuery.ts';
import { paths } from '../../paths.ts';
import { useBreadcrumb } from '../../shell/layout/crumbs.ts';
import { useErrorToast } from '../../shell/layout/useErrorToast.ts';
import { wholeNumber } from '../../wholeNumber.ts';
import { useCompareAddress } from './useCompareAddress.ts';
import { useLenses } from './useLenses.ts';
import { useMissingChoices } from './useMissingChoices.ts';

/** Compares the startups of one portfolio. */
export function ComparePortfolio() {
  const { t } = useLingui();
  const locale = useLocale();
  const { id: text } = useParams();
  const id = wholeNumber(text) ?? 0;
  const lenses = useLenses();
  const address = useCompareAddress(lenses);
  const query = useQuery(id > 0 ? portfolioComparison(id) : { queryKey: ['no portfolio'], queryFn: skipToken });
  const { data, error, isFetching } = query;
  const comparison = id > 0 ? loadable(query) : missing;
  useErrorToast(data && error, messageOf(error, t`Error loading portfolio data`));
  useMissingChoices(
    address,
    isFetching ? [] : (data?.startups ?? []).map(({ id, calculations = [] }) => ({ id, history: calculations })),
  );
  useBreadcrumb(
    t`My Portfolios`,
    paths.myPortfolios,
    data?.portfolio.name ?? (comparison.failure?.kind === 'missing' ? undefined : t`Portfolio`),
    paths.portfolio(id),
    t`Comparison`,
  );

  const exportComparison = async (format: ExportFormat): Promise<void> => {
    if (!data) return;
    const { exportComparison: start } = await import('./portfolio/comparisonExport.ts');
    const { lens, chosen, ...shown } = address.state;
    const columns = inChosenOrder(comparedStartups(data.startups, chosen), shown);
    await start(data.portfolio.name, columns, lens, locale, format, shown);
  };

  return (
    <PortfolioComparisonScreen
      comparison={comparison}
      lenses={lenses}
      address={address}
      paths={paths}
      onExport={exportComparison}
    />
  );
}
