import { Card } from '@aval/ui';
import { DotPlot } from '@aval/ui/charts';
import { useLingui } from '@lingui/react/macro';

import { exampleField } from './exampleHistory.ts';

/** Example scores of several startups with their ranges, to show who is really ahead. */
export function FieldExample() {
  const { t } = useLingui();
  return (
    <Card>
      <DotPlot title={t`Score and range`} titleLevel={4} items={exampleField} />
    </Card>
  );
}
