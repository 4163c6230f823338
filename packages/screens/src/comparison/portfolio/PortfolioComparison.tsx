import type { ComparedStartup } from '@aval/contract';
import type { Lens } from '@aval/metrics';
import { Banner } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';

import * as cardGrid from '../../layout/cardGrid.css.ts';
import { PanelBoundary } from '../../loading/PanelBoundary.tsx';
import { comparedGroups } from '../../selectors/comparedMetrics.ts';
import { hasModelChange } from '../../selectors/hasModelChange.ts';
import * as styles from '../compare.css.ts';
import type { CompareAddress } from '../compareState.ts';
import { LensTabs } from '../LensTabs.tsx';
import { MetricDialogs } from '../MetricDialogs.tsx';
import { TableTools } from '../TableTools.tsx';
import { useMetricDialogs } from '../useMetricDialogs.ts';
import { comparedStartups, inChosenOrder } from './comparedStartups.ts';
import { PortfolioTable } from './PortfolioTable.tsx';
import { ScoresCard } from './ScoresCard.tsx';
import { SimilarityCard } from './SimilarityCard.tsx';

export interface PortfolioComparisonProps {
  startups: readonly ComparedStartup[];
  /** The lenses that the user may choose, General first. */
  lenses: readonly Lens[];
  /** What is shown, and how the user changes it. */
  address: CompareAddress;
  /** The address of a startup's page. */
  hrefOf: (startup: number) => string;
}

/** The startups of a portfolio side by side, with their similarity. */
export function PortfolioComparison({ startups, lenses, address, hrefOf }: PortfolioComparisonProps) {
  const { t } = useLingui();
  const { state, change } = address;
  const { lens, chosen, sort, order } = state;
  const dialogs = useMetricDialogs();
  const listed = useMemo(() => comparedStartups(startups, chosen), [startups, chosen]);
  const columns = useMemo(() => inChosenOrder(listed, { sort, order }), [listed, sort, order]);
  const evaluated = useMemo(
    () => listed.flatMap(({ id, name, calculation }) => (calculation ? [{ id, name, values: calculation }] : [])),
    [listed],
  );
  return (
    <LensTabs lenses={lenses} lens={lens} onLensChange={(next) => change({ lens: next })}>
      <div className={`${styles.panel} ${cardGrid.frame}`}>
        <PanelBoundary data={[listed]}>
          <ScoresCard items={listed} />
        </PanelBoundary>
        {hasModelChange(evaluated.map(({ values }) => values)) && (
          <Banner tone="warning" title={t`Not all of these scores follow the same rules`}>
            <Trans>
              They were computed with different versions of the model. Choose calculations of one version, or wait for
              the next recalculation, before you compare them.
            </Trans>
          </Banner>
        )}
        <TableTools groups={comparedGroups(lens)} state={state} onChange={change} />
        <PanelBoundary data={[columns, lens]}>
          <PortfolioTable
            startups={columns}
            address={address}
            hrefOf={hrefOf}
            onInfo={dialogs.explain}
            onChart={dialogs.chart}
          />
        </PanelBoundary>
        <PanelBoundary data={[evaluated, lens]}>
          <SimilarityCard items={evaluated} lens={lens} />
        </PanelBoundary>
        <MetricDialogs dialogs={dialogs} items={columns} lens={lens} />
      </div>
    </LensTabs>
  );
}
