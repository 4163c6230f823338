import type { ComparedStartup, Portfolio } from '@aval/contract';
import type { Lens } from '@aval/metrics';
import { Card, EmptyState, ErrorPanel, LinkButton, PageHeader, Spinner } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { FolderPlus, SearchX } from 'lucide-react';

import type { ExportFormat } from '../../export/exportFormats.ts';
import { ExportMenu } from '../../export/ExportMenu.tsx';
import { page } from '../../layout/page.css.ts';
import type { Loadable } from '../../loading/Loadable.ts';
import { BackButton } from '../BackButton.tsx';
import * as styles from '../compare.css.ts';
import type { CompareAddress } from '../compareState.ts';
import { PortfolioComparison } from './PortfolioComparison.tsx';

const general: readonly Lens[] = ['general'];

/** The minimum number of startups to compare. */
const minStartups = 2;

export interface PortfolioComparisonScreenProps {
  comparison: Loadable<{ portfolio: Pick<Portfolio, 'id' | 'name'>; startups: readonly ComparedStartup[] }>;
  /** The lenses that the user may choose from. @default general */
  lenses?: readonly Lens[];
  address: CompareAddress;
  paths: { myPortfolios: string; startup: (id: number) => string; addToPortfolio: (id: number) => string };
  /** Creates a file and starts its download; rejects when that fails. */
  onExport?: (format: ExportFormat) => Promise<void>;
}

/** The startups of one portfolio, compared with each other. */
export function PortfolioComparisonScreen({
  comparison: { data, failure, isFetching, retry },
  lenses = general,
  address,
  paths,
  onExport,
}: PortfolioComparisonScreenProps) {
  const { t } = useLingui();
  const canCompare = data !== undefined && data.startups.length >= minStartups;
  return (
    <div className={page}>
      <PageHeader
        className={styles.header}
        title={data?.portfolio.name ?? t`Portfolio comparison`}
        media={<BackButton to={paths.myPortfolios} />}
        {...(data && { description: t`Portfolio comparison` })}
        {...(canCompare && onExport && { actions: <ExportMenu onExport={onExport} /> })}
      />
      {!data && !failure && (
        <div className={styles.waiting} role="status" aria-busy>
          <Spinner size="large" />
          {t`Loading portfolio data...`}
        </div>
      )}
      {!data && failure?.kind === 'missing' && (
        <Card>
          <EmptyState
            icon={SearchX}
            title={t`Portfolio not found`}
            description={t`It does not exist, or belongs to somebody else.`}
            action={<LinkButton href={paths.myPortfolios}>{t`Back`}</LinkButton>}
          />
        </Card>
      )}
      {!data && failure && failure.kind !== 'missing' && (
        <ErrorPanel
          title={t`Error Loading Data`}
          message={
            failure.kind === 'unreadable'
              ? t`Portfolio data is not valid`
              : failure.message || t`Error loading portfolio data`
          }
          onRetry={retry}
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
      {canCompare && (
        <PortfolioComparison startups={data.startups} lenses={lenses} address={address} hrefOf={paths.startup} />
      )}
    </div>
  );
}
