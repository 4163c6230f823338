import type { CalculationRecord } from '@aval/contract';
import { type AreaId, scoreContributions } from '@aval/metrics';
import { Card } from '@aval/ui';
import { Waterfall } from '@aval/ui/charts';
import { useLingui } from '@lingui/react/macro';

import * as cardGrid from '../layout/cardGrid.css.ts';
import { toArea } from '../selectors/areaNames.ts';
import { waterfallParts } from '../selectors/waterfallParts.ts';
import { useLocale } from '../text/useLocale.ts';

interface ScoreWaterfallProps {
  calculation: CalculationRecord;
  activeArea: AreaId | null;
  onActiveChange: (area: AreaId | null) => void;
}

/** How the score adds up: four areas, and the weakest again. */
export function ScoreWaterfall({ calculation, activeArea, onActiveChange }: ScoreWaterfallProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const steps = scoreContributions(calculation, calculation.caps);
  const [weakest] = steps.filter(({ id }) => id === 'weakest');
  return (
    <Card className={cardGrid.span.eight}>
      <Waterfall
        title={t`How the score adds up`}
        titleLevel={2}
        description={[
          t`Four areas make up 80 points, and the weakest counts again for 20. Grey shows what each could still add.`,
          steps.some(({ weight }) => weight === 0) && t`A limit takes the last points: no strength makes up for it.`,
          steps.some(({ isAssumed }) => isAssumed) &&
            t`An outlined area has no stated facts: it counts what the model gives for unknowns.`,
        ]
          .filter(Boolean)
          .join(' ')}
        status={steps.length === 0 ? { kind: 'empty', title: t`No score to explain` } : { kind: 'ready' }}
        parts={waterfallParts(steps, locale, (product) => t`nothing stated: ${product}`)}
        total={{ label: t`Investability`, points: calculation.IE_investability_score ?? 0 }}
        range={calculation.range}
        activeId={activeArea}
        onActiveChange={(id) => onActiveChange(id === 'weakest' ? (weakest?.area ?? null) : toArea(id))}
      />
    </Card>
  );
}
