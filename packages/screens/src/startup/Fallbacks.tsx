import { Card, EmptyState, ErrorPanel } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { ListTree } from 'lucide-react';

interface CalculationErrorProps {
  message: string;
  onRetry: () => void;
  isRetrying: boolean;
}

/** Shown instead of the overview when the calculations failed to load. */
export function CalculationError({ message, onRetry, isRetrying }: CalculationErrorProps) {
  const { t } = useLingui();
  return (
    <ErrorPanel
      title={t`Calculation Error`}
      message={
        <>
          {message}
          <br />
          {t`Try recalculating, or contact support.`}
        </>
      }
      onRetry={onRetry}
      isRetrying={isRetrying}
    />
  );
}

/** Shown instead of the metric tabs to users who may not see them. */
export function MetricsElsewhere() {
  const { t } = useLingui();
  return (
    <Card>
      <EmptyState
        icon={ListTree}
        title={t`Detailed metrics`}
        description={t`The metrics behind each area are found in the comparison of a portfolio and in the export of this startup.`}
      />
    </Card>
  );
}
