import type { CalculationRecord } from '@aval/contract';
import { type AreaId, areas, dashboardCorrelation, type Lens } from '@aval/metrics';
import { Button, Card, Dialog, IconButton, useTexts } from '@aval/ui';
import { CorrelationMatrix } from '@aval/ui/charts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Info } from 'lucide-react';
import { useState } from 'react';

import { activeAreaOf } from '../selectors/activeArea.ts';
import { useAreaNames } from '../text/useAreaNames.ts';
import { useLocale } from '../text/useLocale.ts';
import * as own from './metrics.css.ts';

interface CorrelationCardProps {
  calculation: CalculationRecord;
  lens: Lens;
  activeArea: AreaId | null;
  onActiveChange: (area: AreaId | null) => void;
  className: string;
}

/** The similarity of a startup's scores, with those of the lens next to the general ones. */
export function CorrelationCard({ calculation, lens, activeArea, onActiveChange, className }: CorrelationCardProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const names = useAreaNames();
  const [isInfoOpen, setIsInfoOpen] = useState(false);
  const { items, values } = dashboardCorrelation(calculation, lens);
  const shortName = (metric: string) => {
    const area = areas.find((each) => each.metric === metric);
    return area && names[area.id];
  };
  const lensNames = items
    .filter(({ metric }) => shortName(metric) === undefined)
    .map(({ label }) => label[locale])
    .join(', ');
  return (
    <Card className={className}>
      <CorrelationMatrix
        title={t`Startup Correlation Matrix`}
        titleLevel={2}
        items={items.map(({ metric, label }) => ({ id: metric, label: shortName(metric) ?? label[locale] }))}
        values={values}
        activeId={areas.find(({ id }) => id === activeArea)?.metric}
        onActiveChange={(id) => onActiveChange(activeAreaOf(id))}
        tools={
          <IconButton
            icon={Info}
            size="small"
            label={t`About the correlation matrix`}
            onClick={() => setIsInfoOpen(true)}
          />
        }
      />
      <CorrelationInfo lens={lens} lensNames={lensNames} isOpen={isInfoOpen} onOpenChange={setIsInfoOpen} />
    </Card>
  );
}

interface CorrelationInfoProps {
  lens: Lens;
  /** Names of the scores of the lens; empty in the general lens. */
  lensNames: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

function CorrelationInfo({ lens, lensNames, isOpen, onOpenChange }: CorrelationInfoProps) {
  const { t } = useLingui();
  const texts = useTexts();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t`Startup Correlation Matrix`}
      description={t`How similar the scores of this startup are to each other.`}
      footer={<Button onClick={() => onOpenChange(false)}>{texts.close}</Button>}
    >
      <div className={own.info}>
        <section>
          <h3 className={own.infoTitle}>{t`Calculation`}</h3>
          <p className={own.infoText}>
            <Trans>
              100 % minus the distance between two scores. It measures similarity: two equal scores give 100 %, be they
              high or low.
            </Trans>
          </p>
        </section>
        <section>
          <h3 className={own.infoTitle}>{t`Global metrics`}</h3>
          <p className={own.infoText}>
            <Trans>The scores of the four areas: value proposition, financial, market and team.</Trans>
          </p>
        </section>
        {lens !== 'general' && (
          <section>
            <h3 className={own.infoTitle}>
              {lens === 'corporate' ? t`Corporate-specific metrics` : t`Educational-specific metrics`}
            </h3>
            <p className={own.infoText}>{lensNames}</p>
          </section>
        )}
        <section>
          <h3 className={own.infoTitle}>{t`Interpretation`}</h3>
          <p className={own.infoText}>
            <Trans>
              Above 70 % high: the areas are evenly developed. 30–70 % moderate. Below 30 % low: one area runs far ahead
              of the other.
            </Trans>
          </p>
        </section>
      </div>
    </Dialog>
  );
}
