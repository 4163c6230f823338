import type { CalculationRecord, IndustryCalculation, Startup } from '@aval/contract';
import type { Lens } from '@aval/metrics';
import { ErrorPanel } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';

import type { Loadable } from '../../loading/Loadable.ts';
import type { CompareAddress } from '../compareState.ts';
import { type ComparisonPaths, StartupComparisonFrame } from '../StartupComparisonFrame.tsx';
import { IndustryComparison } from './IndustryComparison.tsx';
import { IndustrySkeleton } from './IndustrySkeleton.tsx';

export interface IndustryScreenProps {
  startupId: number;
  startup: Loadable<Startup>;
  /** The name of the startup's industry; undefined while it is unknown. */
  industry: string | undefined;
  /** Newest first, as are the means. */
  calculations: Loadable<readonly CalculationRecord[]>;
  /** The calculations of the industry: empty for a startup without one. */
  means: Loadable<readonly IndustryCalculation[]>;
  lenses: readonly Lens[];
  address: CompareAddress;
  paths: ComparisonPaths;
}

/** One startup, compared with the mean of its industry. */
export function IndustryScreen({ startupId, startup, calculations, means, ...rest }: IndustryScreenProps) {
  const { t } = useLingui();
  const problem = t`Error loading comparison data. Please try again later.`;
  const hasFailed = (calculations.failure && !calculations.data) || (means.failure && !means.data);
  return (
    <StartupComparisonFrame
      title={t`Industry Comparison`}
      startupId={startupId}
      startup={startup}
      problem={problem}
      paths={rest.paths}
    >
      {startup.data && hasFailed && (
        <ErrorPanel
          title={problem}
          onRetry={() => {
            calculations.retry();
            means.retry();
          }}
          isRetrying={calculations.isFetching || means.isFetching}
        />
      )}
      {startup.data && calculations.data && means.data ? (
        <IndustryComparison startup={startup.data} calculations={calculations.data} means={means.data} {...rest} />
      ) : (
        !(startup.data && hasFailed) && <IndustrySkeleton />
      )}
    </StartupComparisonFrame>
  );
}
