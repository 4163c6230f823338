import { Card } from '@aval/ui';
import { DotPlot } from '@aval/ui/charts';
import { useLingui } from '@lingui/react/macro';

import { exampleField } from './exampleHistory.ts';

/** Startups beside each other with how sure each score is: who is really ahead shows at a glance. */
export function FieldExample() {
  const { t } = useLingui();
  return (
    <Card>
      <DotPlot title={t`Score and range`} titleLevel={4} items={exampleField} />
    </Card>
  );
}
