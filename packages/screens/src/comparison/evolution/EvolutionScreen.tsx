import type { CalculationRecord, Startup } from '@aval/contract';
import type { Lens } from '@aval/metrics';
import { ErrorPanel } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';

import type { Loadable } from '../../loading/Loadable.ts';
import type { CompareAddress } from '../compareState.ts';
import { type ComparisonPaths, StartupComparisonFrame } from '../StartupComparisonFrame.tsx';
import { EvolutionComparison } from './EvolutionComparison.tsx';
import { EvolutionSkeleton } from './EvolutionSkeleton.tsx';

export interface EvolutionScreenProps {
  startupId: number;
  startup: Loadable<Startup>;
  /** Newest first. */
  calculations: Loadable<readonly CalculationRecord[]>;
  lenses: readonly Lens[];
  address: CompareAddress;
  paths: ComparisonPaths;
}

/** The dated calculations of one startup, compared with each other. */
export function EvolutionScreen({ startupId, startup, calculations, lenses, address, paths }: EvolutionScreenProps) {
  const { t } = useLingui();
  const { data, failure, isFetching, retry } = calculations;
  return (
    <StartupComparisonFrame title={t`Startup Evolution`} startupId={startupId} startup={startup} paths={paths}>
      {startup.data && data && (
        <EvolutionComparison
          startup={startup.data}
          calculations={data}
          lenses={lenses}
          address={address}
          paths={paths}
        />
      )}
      {startup.data && !data && failure && (
        <ErrorPanel
          title={t`Error loading startup data`}
          message={failure.message || t`Check your connection, then try again.`}
          onRetry={retry}
          isRetrying={isFetching}
        />
      )}
      {!(startup.data && (data || failure)) && <EvolutionSkeleton />}
    </StartupComparisonFrame>
  );
}
