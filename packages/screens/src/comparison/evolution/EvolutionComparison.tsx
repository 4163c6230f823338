import type { CalculationRecord, Startup } from '@aval/contract';
import type { Lens } from '@aval/metrics';
import { Banner, Card, EmptyState, LinkButton } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { History } from 'lucide-react';
import { useMemo } from 'react';

import * as cardGrid from '../../layout/cardGrid.css.ts';
import { PanelBoundary } from '../../loading/PanelBoundary.tsx';
import { comparedGroups } from '../../selectors/comparedMetrics.ts';
import { hasModelChange } from '../../selectors/hasModelChange.ts';
import * as styles from '../compare.css.ts';
import type { CompareAddress } from '../compareState.ts';
import { LensTabs } from '../LensTabs.tsx';
import { MetricDialogs } from '../MetricDialogs.tsx';
import type { ComparisonPaths } from '../StartupComparisonFrame.tsx';
import { TableTools } from '../TableTools.tsx';
import { useMetricDialogs } from '../useMetricDialogs.ts';
import { MetricByMetric } from './MetricByMetric.tsx';
import { ScoreDrivers } from './ScoreDrivers.tsx';
import { ScoresOverTime } from './ScoresOverTime.tsx';
import { versionsOf } from './versions.ts';
import { VersionTable } from './VersionTable.tsx';

/** The minimum number of versions for an evolution. */
const minVersions = 2;

export interface EvolutionComparisonProps {
  startup: Startup;
  /** Newest first. */
  calculations: readonly CalculationRecord[];
  lenses: readonly Lens[];
  address: CompareAddress;
  paths: ComparisonPaths;
}

/** The history of a startup's score, with the reasons for its changes. */
export function EvolutionComparison({ startup, calculations, lenses, address, paths }: EvolutionComparisonProps) {
  const { t } = useLingui();
  const { state, change } = address;
  const { lens, chosen } = state;
  const dialogs = useMetricDialogs();
  const versions = useMemo(() => versionsOf(calculations, chosen), [calculations, chosen]);
  if (calculations.length < minVersions)
    return (
      <Card>
        <EmptyState
          icon={History}
          title={t`No Evolution Data Available`}
          description={t`This startup needs at least 2 calculation versions to show evolution data.`}
          action={<LinkButton href={paths.startup(startup.id)}>{t`Back to Startup`}</LinkButton>}
        />
      </Card>
    );
  return (
    <LensTabs lenses={lenses} lens={lens} onLensChange={(next) => change({ lens: next })}>
      <div className={`${styles.panel} ${cardGrid.frame}`}>
        <div className={cardGrid.columns}>
          <PanelBoundary className={cardGrid.span.eight} data={[calculations, lens]}>
            <ScoresOverTime calculations={calculations} lens={lens} />
          </PanelBoundary>
          <PanelBoundary className={cardGrid.span.four} data={[calculations]}>
            <ScoreDrivers calculations={calculations} />
          </PanelBoundary>
        </div>
        <PanelBoundary data={[calculations, lens]}>
          <MetricByMetric calculations={calculations} lens={lens} onInfo={dialogs.explain} onChart={dialogs.chart} />
        </PanelBoundary>
        {hasModelChange(versions.map(({ calculation }) => calculation)) && (
          <Banner tone="info" title={t`The model changed between these versions`}>
            <Trans>A score may move without a new fact: the versions were not computed by the same rules.</Trans>
          </Banner>
        )}
        <div className={styles.toolbar}>
          <h2 className={styles.sectionTitle}>
            <Trans>Compared with the previous version</Trans>
          </h2>
          <TableTools groups={comparedGroups(lens)} state={state} onChange={change} hasBands={false} />
        </div>
        <PanelBoundary data={[versions]}>
          <VersionTable
            versions={versions}
            calculations={calculations}
            address={address}
            onInfo={dialogs.explain}
            onChart={dialogs.chart}
          />
        </PanelBoundary>
        <MetricDialogs
          dialogs={dialogs}
          items={[{ id: startup.id, name: startup.name, history: calculations }]}
          lens={lens}
        />
      </div>
    </LensTabs>
  );
}
