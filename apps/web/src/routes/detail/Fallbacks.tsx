import { type Startup, startupField } from '@aval/contract';
import { Card, EmptyState, ErrorPanel } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { ChartNoAxesColumn, ListTree } from 'lucide-react';

import { useLocale } from '../../language/useLocale.ts';
import * as styles from './detail.css.ts';
import { inSentence } from './inSentence.ts';
import { missingInputs } from './missingInputs.ts';

interface NoCalculationsProps {
  startup: Startup;
}

/** In place of the overview while the startup has no calculation; names what is still missing. */
export function NoCalculations({ startup }: NoCalculationsProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const names = missingInputs(startup)
    .map((id) => inSentence(startupField(id).label[locale], locale))
    .join(', ');
  return (
    <Card>
      <EmptyState
        icon={ChartNoAxesColumn}
        title={t`No Calculations Available`}
        description={t`This startup has not been evaluated yet. Evaluation happens automatically once all required information is provided.`}
        action={names !== '' && <p className={styles.muted}>{t`Still missing: ${names}.`}</p>}
      />
    </Card>
  );
}

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
