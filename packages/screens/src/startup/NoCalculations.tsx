import { type Startup, startupField } from '@aval/contract';
import { Card, EmptyState } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { ChartNoAxesColumn } from 'lucide-react';

import { useLocale } from '../text/useLocale.ts';
import * as styles from './detail.css.ts';
import { inSentence } from './inSentence.ts';
import { missingInputs } from './missingInputs.ts';

interface NoCalculationsProps {
  startup: Startup;
}

/** Shown instead of the overview when the startup has no calculation; lists the missing inputs. */
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
