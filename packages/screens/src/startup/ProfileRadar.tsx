import type { CalculationRecord } from '@aval/contract';
import { type AreaId, areas, type Lens, radarSeries } from '@aval/metrics';
import { Card } from '@aval/ui';
import { RadarChart } from '@aval/ui/charts';
import { useLingui } from '@lingui/react/macro';

import * as cardGrid from '../layout/cardGrid.css.ts';
import { toArea } from '../selectors/areaNames.ts';
import { useAreaNames } from '../text/useAreaNames.ts';
import { useLocale } from '../text/useLocale.ts';

interface ProfileRadarProps {
  calculation: CalculationRecord;
  lens: Lens;
  activeArea: AreaId | null;
  onActiveChange: (area: AreaId | null) => void;
}

/** A startup's profile: its four scores under a lens. */
export function ProfileRadar({ calculation, lens, activeArea, onActiveChange }: ProfileRadarProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const names = useAreaNames();
  const { id, label, axes } = radarSeries(calculation, lens);
  const drawn = areas.map((area, index) => ({
    id: area.id,
    label: lens === 'general' ? names[area.id] : (axes[index]?.label[locale] ?? area.label[locale]),
  }));
  const unknown = new Intl.ListFormat(locale).format(
    drawn.filter((_, index) => axes[index]?.value === null).map((axis) => axis.label),
  );
  return (
    <Card className={cardGrid.span.four}>
      <RadarChart
        title={lens === 'general' ? t`Profile` : t`Profile: ${label[locale]}`}
        titleLevel={2}
        axes={drawn}
        emptyText={t`Too little is stated about: ${unknown}.`}
        series={[{ id, label: label[locale], values: axes.map(({ value }) => value) }]}
        activeId={activeArea}
        onActiveChange={(axis) => onActiveChange(toArea(axis))}
      />
    </Card>
  );
}
