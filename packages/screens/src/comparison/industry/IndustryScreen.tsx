import type { CalculationRecord, IndustryCalculation, Startup } from '@aval/contract';
import type { Lens } from '@aval/metrics';
import { ErrorPanel } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';

import type { Loadable } from '../../loading/Loadable.ts';
import type { CompareAddress } from '../compareState.ts';
import { StartupComparisonFrame } from '../StartupComparisonFrame.tsx';
import { IndustryComparison } from './IndustryComparison.tsx';
import type { IndustryPaths } from './IndustryPaths.ts';
import { IndustrySkeleton } from './IndustrySkeleton.tsx';

export interface IndustryScreenProps {
  startupId: number;
  startup: Loadable<Startup>;
  /** The name of the startup's industry; undefined while it is unknown. */
  industry: string | undefined;
  /** Newest first, as are those of the industry. */
  calculations: Loadable<readonly CalculationRecord[]>;
  /** Empty for a startup without an industry. */
  industryCalculations: Loadable<readonly IndustryCalculation[]>;
  lenses: readonly Lens[];
  address: CompareAddress;
  paths: IndustryPaths;
}

/** One startup, compared with the medians and quartiles of its industry. */
export function IndustryScreen({
  startupId,
  startup,
  calculations,
  industryCalculations,
  ...rest
}: IndustryScreenProps) {
  const { t } = useLingui();
  const problem = t`Error loading comparison data. Please try again later.`;
  const hasFailed = [calculations, industryCalculations].some(({ failure, data }) => failure && !data);
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
            industryCalculations.retry();
          }}
          isRetrying={calculations.isFetching || industryCalculations.isFetching}
        />
      )}
      {startup.data && calculations.data && industryCalculations.data ? (
        <IndustryComparison
          startup={startup.data}
          calculations={calculations.data}
          industryCalculations={industryCalculations.data}
          {...rest}
        />
      ) : (
        !(startup.data && hasFailed) && <IndustrySkeleton />
      )}
    </StartupComparisonFrame>
  );
}
