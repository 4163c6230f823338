import { Card, EmptyState, ErrorPanel, LinkButton, PageHeader, Spinner } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { skipToken } from '@tanstack/react-query';
import { FolderPlus, SearchX } from 'lucide-react';
import { useParams } from 'react-router-dom';

import { ApiError, messageOf } from '../../api/ApiError.ts';
import { portfolioComparison } from '../../api/comparisons.ts';
import { useQuery } from '../../api/useQuery.ts';
import { ExportMenu } from '../../components/ExportMenu.tsx';
import { page } from '../../components/page.css.ts';
import { paths } from '../../paths.ts';
import type { ExportFormat } from '../../reports/exportFormats.ts';
import { useLocale } from '../../shell/language/useLocale.ts';
import { useBreadcrumb } from '../../shell/layout/crumbs.ts';
import { useErrorToast } from '../../shell/layout/useErrorToast.ts';
import { useSession } from '../../shell/session/useSession.ts';
import { wholeNumber } from '../../wholeNumber.ts';
import { BackButton } from './BackButton.tsx';
import * as styles from './compare.css.ts';
import { comparisonLensesOf } from './comparisonLenses.ts';
import { comparedStartups, inChosenOrder } from './portfolio/comparedStartups.ts';
import { PortfolioComparison } from './portfolio/PortfolioComparison.tsx';
import { useCompareAddress } from './useCompareAddress.ts';
import { useMissingChoices } from './useMissingChoices.ts';

/** The minimum number of startups to compare. */
const minStartups = 2;

/** Compares the startups of one portfolio. */
export function ComparePortfolio() {
  const { t } = useLingui();
  const locale = useLocale();
  const { id: text } = useParams();
  const session = useSession();
  const id = wholeNumber(text) ?? 0;
  const isId = id > 0;
  const lenses = session ? comparisonLensesOf(session.user) : (['general'] as const);
  const address = useCompareAddress(lenses);
  const query = useQuery(isId ? portfolioComparison(id) : { queryKey: ['no portfolio'], queryFn: skipToken });
  const { data, error, refetch, isFetching } = query;
  const isMissing = !isId || (error instanceof ApiError && error.status === 404);
  const isUnreadable = error instanceof ApiError && error.code === 'BAD_ANSWER';
  const problem = isUnreadable ? t`Portfolio data is not valid` : messageOf(error, t`Error loading portfolio data`);
  useErrorToast(data && error, problem);
  useMissingChoices(
    address,
    isFetching ? [] : (data?.startups ?? []).map(({ id, calculations = [] }) => ({ id, history: calculations })),
  );
  useBreadcrumb(
    t`My Portfolios`,
    paths.myPortfolios,
    data?.portfolio.name ?? (isMissing ? undefined : t`Portfolio`),
    paths.portfolio(id),
    t`Comparison`,
  );
  const canCompare = data !== undefined && data.startups.length >= minStartups;

  const exportComparison = async (format: ExportFormat): Promise<void> => {
    if (!data) return;
    const { exportComparison: start } = await import('./portfolio/comparisonExport.ts');
    const { lens, chosen, ...shown } = address.state;
    const columns = inChosenOrder(comparedStartups(data.startups, chosen), shown);
    await start(data.portfolio.name, columns, lens, locale, format, shown);
  };

  return (
    <div className={page}>
      <PageHeader
        className={styles.header}
        title={data?.portfolio.name ?? t`Portfolio comparison`}
        media={<BackButton to={paths.myPortfolios} />}
        {...(data && { description: t`Portfolio comparison` })}
        {...(canCompare && { actions: <ExportMenu onExport={exportComparison} /> })}
      />
      {!data && !error && isId && (
        <div className={styles.waiting} role="status" aria-busy>
          <Spinner size="large" />
          {t`Loading portfolio data...`}
        </div>
      )}
      {!data && isMissing && (
        <Card>
          <EmptyState
            icon={SearchX}
            title={t`Portfolio not found`}
            description={t`It does not exist, or belongs to somebody else.`}
            action={<LinkButton href={paths.myPortfolios}>{t`Back`}</LinkButton>}
          />
        </Card>
      )}
      {!data && error && !isMissing && (
        <ErrorPanel
          title={t`Error Loading Data`}
          message={problem}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {data && !canCompare && (
        <Card>
          <EmptyState
            icon={FolderPlus}
            title={t`Add More Startups`}
            description={t`You need at least 2 startups in your portfolio to enable comparison.`}
            action={<LinkButton href={paths.addToPortfolio(data.portfolio.id)}>{t`Add Startups`}</LinkButton>}
          />
        </Card>
      )}
      {canCompare && <PortfolioComparison startups={data.startups} lenses={lenses} address={address} />}
    </div>
  );
}
