import { Card, EmptyState, ErrorPanel } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { ListTree } from 'lucide-react';

interface CalculationErrorProps {
  message: string;
  onRetry: () => void;
  isRetrying: boolean;
}

/** In place of the overview when the calculations could not be loaded. */
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

/** In place of the metric tabs for people who have none. */
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
