import type { CalculationRecord, IndustryCalculation, Startup } from '@aval/contract';
import { LEAST_FOR_QUARTILES, type Lens } from '@aval/metrics';
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
import { TableTools } from '../TableTools.tsx';
import { useMetricDialogs } from '../useMetricDialogs.ts';
import { comparedColumns } from './comparedColumns.ts';
import { medianValues } from './industryFigures.ts';
import type { IndustryPaths } from './IndustryPaths.ts';
import { IndustryRadar } from './IndustryRadar.tsx';
import { IndustryScores } from './IndustryScores.tsx';
import { IndustryTable } from './IndustryTable.tsx';
import { LeftOut } from './LeftOut.tsx';
import { TooFewStartups } from './TooFewStartups.tsx';

export interface IndustryComparisonProps {
  startup: Startup;
  /** The name of the startup's industry; undefined while it is unknown. */
  industry: string | undefined;
  /** Newest first, as are those of the industry. */
  calculations: readonly CalculationRecord[];
  industryCalculations: readonly IndustryCalculation[];
  lenses: readonly Lens[];
  address: CompareAddress;
  paths: IndustryPaths;
}

/** Compares a startup with the medians and quartiles of the public startups of its industry. */
export function IndustryComparison({
  startup,
  industry: knownIndustry,
  calculations,
  industryCalculations,
  lenses,
  address,
  paths,
}: IndustryComparisonProps) {
  const { t } = useLingui();
  const { state, change } = address;
  const { lens, chosen } = state;
  const dialogs = useMetricDialogs();
  const industry = knownIndustry ?? t`Industry`;
  const calculation =
    findCalculation(calculations, ({ id }) => id === chosen.get(comparedColumns.startup)) ?? calculations[0];
  const figures =
    industryCalculations.find(({ id }) => id === chosen.get(comparedColumns.industry)) ?? industryCalculations[0];
  if (!calculation || !figures)
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
  const compared = { startup: startup.name, industry, calculation, figures, lens };
  return (
    <LensTabs lenses={lenses} lens={lens} onLensChange={(next) => change({ lens: next })}>
      <div className={`${styles.panel} ${cardGrid.frame}`}>
        {figures.startups_count < LEAST_FOR_QUARTILES ? (
          <TooFewStartups industry={industry} count={figures.startups_count} />
        ) : (
          <div className={cardGrid.columns}>
            <PanelBoundary className={cardGrid.span.five} data={[calculation, figures]}>
              <IndustryRadar {...compared} />
            </PanelBoundary>
            <PanelBoundary className={cardGrid.span.seven} data={[calculation, figures]}>
              <IndustryScores {...compared} />
            </PanelBoundary>
          </div>
        )}
        <LeftOut startup={startup} industry={industry} figures={figures} paths={paths} />
        <TableTools groups={comparedGroups(lens)} state={state} onChange={change} />
        <PanelBoundary data={[calculation, figures]}>
          <IndustryTable
            startup={startup}
            href={paths.startup(startup.id)}
            industry={industry}
            calculations={calculations}
            history={industryCalculations}
            calculation={calculation}
            figures={figures}
            address={address}
            onInfo={dialogs.explain}
            onChart={dialogs.chart}
          />
        </PanelBoundary>
        <MetricDialogs
          dialogs={dialogs}
          items={[
            { id: comparedColumns.startup, name: startup.name, history: calculations },
            {
              id: comparedColumns.industry,
              name: t`Median of ${industry}`,
              history: industryCalculations.map(medianValues),
            },
          ]}
          lens={lens}
        />
      </div>
    </LensTabs>
  );
}
