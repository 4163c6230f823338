import type { CalculationRecord, IndustryCalculation, Startup } from '@aval/contract';
import type { Lens } from '@aval/metrics';
import { Card, EmptyState, LinkButton } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { Factory } from 'lucide-react';

import * as cardGrid from '../../layout/cardGrid.css.ts';
import { PanelBoundary } from '../../loading/PanelBoundary.tsx';
import { comparedGroups } from '../../selectors/comparedMetrics.ts';
import { findCalculation } from '../../selectors/findCalculation.ts';
import * as styles from '../compare.css.ts';
import type { CompareAddress } from '../compareState.ts';
import { LensTabs } from '../LensTabs.tsx';
import { MetricDialogs } from '../MetricDialogs.tsx';
import type { ComparisonPaths } from '../StartupComparisonFrame.tsx';
import { TableTools } from '../TableTools.tsx';
import { useMetricDialogs } from '../useMetricDialogs.ts';
import { comparedColumns } from './comparedColumns.ts';
import { IndustryRadar } from './IndustryRadar.tsx';
import { IndustryScores } from './IndustryScores.tsx';
import { IndustryTable } from './IndustryTable.tsx';

export interface IndustryComparisonProps {
  startup: Startup;
  /** The name of the startup's industry; undefined while it is unknown. */
  industry: string | undefined;
  /** Newest first, as are the means. */
  calculations: readonly CalculationRecord[];
  means: readonly IndustryCalculation[];
  lenses: readonly Lens[];
  address: CompareAddress;
  paths: ComparisonPaths;
}

/** Compares a startup with the mean of the public startups of its industry. */
export function IndustryComparison({
  startup,
  industry,
  calculations,
  means,
  lenses,
  address,
  paths,
}: IndustryComparisonProps) {
  const { t } = useLingui();
  const { state, change } = address;
  const { lens, chosen } = state;
  const dialogs = useMetricDialogs();
  const name = industry ?? t`Industry`;
  const calculation =
    findCalculation(calculations, ({ id }) => id === chosen.get(comparedColumns.startup)) ?? calculations[0];
  const mean = means.find(({ id }) => id === chosen.get(comparedColumns.industry)) ?? means[0];
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
            href={paths.startup(startup.id)}
            industry={name}
            calculations={calculations}
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
            { id: comparedColumns.startup, name: startup.name, history: calculations },
            { id: comparedColumns.industry, name, history: means },
          ]}
          lens={lens}
        />
      </div>
    </LensTabs>
  );
}
