import type { Startup, User } from '@aval/contract';
import { Card, EmptyState, ErrorPanel, LinkButton } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { skipToken } from '@tanstack/react-query';
import { Factory } from 'lucide-react';
import { useMemo } from 'react';

import { industryCalculationsOf } from '../../../api/comparisons.ts';
import { allLookups } from '../../../api/masterData.ts';
import { calculationsOf } from '../../../api/startups.ts';
import { useQuery } from '../../../api/useQuery.ts';
import * as cardGrid from '../../../components/cardGrid.css.ts';
import { PanelBoundary } from '../../../loading/PanelBoundary.tsx';
import { paths } from '../../../paths.ts';
import { comparedGroups } from '../../../selectors/comparedMetrics.ts';
import { useErrorToast } from '../../../shell/layout/useErrorToast.ts';
import { findCalculation } from '../../../startups/findCalculation.ts';
import * as styles from '../compare.css.ts';
import { comparisonLensesOf } from '../comparisonLenses.ts';
import { LensTabs } from '../LensTabs.tsx';
import { MetricDialogs } from '../MetricDialogs.tsx';
import { TableTools } from '../TableTools.tsx';
import { useCompareAddress } from '../useCompareAddress.ts';
import { useMetricDialogs } from '../useMetricDialogs.ts';
import { useMissingChoices } from '../useMissingChoices.ts';
import { columnIds } from './columnIds.ts';
import { IndustryRadar } from './IndustryRadar.tsx';
import { IndustryScores } from './IndustryScores.tsx';
import { IndustrySkeleton } from './IndustrySkeleton.tsx';
import { IndustryTable } from './IndustryTable.tsx';

interface IndustryComparisonProps {
  startup: Startup;
  user: User;
}

/** Compares a startup with the mean of the public startups of its industry. */
export function IndustryComparison({ startup, user }: IndustryComparisonProps) {
  const { t } = useLingui();
  const lenses = useMemo(() => comparisonLensesOf(user), [user]);
  const address = useCompareAddress(lenses);
  const { state, change } = address;
  const { lens, chosen } = state;
  const { industry_id: industryId } = startup;
  const own = useQuery(calculationsOf(startup.id));
  const industry = useQuery(
    industryId === null ? { queryKey: ['no industry'], queryFn: skipToken } : industryCalculationsOf(industryId),
  );
  const lookups = useQuery(allLookups());
  const dialogs = useMetricDialogs();
  const error = own.error ?? industry.error;
  useErrorToast(own.data && industry.data && error, t`Failed to load comparison data`);
  useMissingChoices(address, [
    { id: columnIds.startup, history: own.isFetching ? [] : (own.data ?? []) },
    { id: columnIds.industry, history: industry.isFetching ? [] : (industry.data ?? []) },
  ]);
  const name = lookups.data?.industries.find(({ id }) => id === industryId)?.name ?? t`Industry`;
  if (error && !(own.data && industry.data))
    return (
      <ErrorPanel
        title={t`Error loading comparison data. Please try again later.`}
        onRetry={() => {
          void own.refetch();
          void industry.refetch();
        }}
        isRetrying={own.isFetching || industry.isFetching}
      />
    );
  if (!own.data || (!industry.data && industryId !== null)) return <IndustrySkeleton />;
  const calculation = findCalculation(own.data, ({ id }) => id === chosen.get(columnIds.startup)) ?? own.data[0];
  const means = industry.data ?? [];
  const mean = means.find(({ id }) => id === chosen.get(columnIds.industry)) ?? means[0];
  if (!calculation || !mean)
    return (
      <Card>
        <EmptyState
          icon={Factory}
          title={calculation ? t`No industry figures yet` : t`No Calculations Available`}
          description={
            calculation
              ? t`They are calculated from the evaluated public startups of the industry.`
              : t`This startup has not been evaluated yet. Evaluation happens automatically once all required information is provided.`
          }
          action={<LinkButton href={paths.startup(startup.id)}>{t`Back to Startup`}</LinkButton>}
        />
      </Card>
    );
  return (
    <LensTabs lenses={lenses} lens={lens} onLensChange={(next) => change({ lens: next })}>
      <div className={`${styles.panel} ${cardGrid.frame}`}>
        <div className={cardGrid.columns}>
          <PanelBoundary className={cardGrid.span.five} data={[calculation, mean]}>
            <IndustryRadar startup={startup.name} industry={name} calculation={calculation} mean={mean} lens={lens} />
          </PanelBoundary>
          <PanelBoundary className={cardGrid.span.seven} data={[calculation, mean]}>
            <IndustryScores startup={startup.name} industry={name} calculation={calculation} mean={mean} lens={lens} />
          </PanelBoundary>
        </div>
        <TableTools groups={comparedGroups(lens)} state={state} onChange={change} />
        <PanelBoundary data={[calculation, mean]}>
          <IndustryTable
            startup={startup}
            industry={name}
            calculations={own.data}
            means={means}
            calculation={calculation}
            mean={mean}
            address={address}
            onInfo={dialogs.explain}
            onChart={dialogs.chart}
          />
        </PanelBoundary>
        <MetricDialogs
          dialogs={dialogs}
          items={[
            { id: columnIds.startup, name: startup.name, history: own.data },
            { id: columnIds.industry, name, history: means },
          ]}
          lens={lens}
        />
      </div>
    </LensTabs>
  );
}
