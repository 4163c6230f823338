import { type AreaId, areas, formatChange, formatNumber, type Lens, radarSeries } from '@aval/metrics';
import { RadarChart } from '@aval/ui/charts';
import { Trans, useLingui } from '@lingui/react/macro';

import { useAreaNames } from '../text/useAreaNames.ts';
import { useLocale } from '../text/useLocale.ts';
import { exampleCalculation } from './exampleCalculation.ts';
import { exampleMean } from './exampleMean.ts';
import * as styles from './ExamplePanel.css.ts';

interface ExampleRadarProps {
  name: string;
  lens: Lens;
  activeArea: AreaId | null;
  onActiveChange: (id: string | null) => void;
}

/** The example's profile under a lens, over the mean of all worked examples. */
export function ExampleRadar({ name, lens, activeArea, onActiveChange }: ExampleRadarProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const names = useAreaNames();
  const own = radarSeries(exampleCalculation, lens).axes;
  const mean = exampleMean(lens);
  const axes = areas.map(({ id }, index) => ({
    id,
    label: lens === 'general' ? names[id] : (own[index]?.label[locale] ?? names[id]),
  }));
  const weakest = axes[mean.weakest]?.label ?? '';
  const lead = formatChange(mean.lead);
  return (
    <>
      <RadarChart
        title={t`Profile by areas`}
        titleLevel={2}
        isBare
        axes={axes}
        series={[
          { id: 'own', label: name, values: own.map(({ value }) => value) },
          { id: 'mean', label: t`Mean of the examples, n = ${formatNumber(mean.count)}`, values: mean.values },
        ]}
        activeId={activeArea}
        onActiveChange={onActiveChange}
      />
      <p className={styles.prose}>
        <Trans>
          Smallest lead over the mean: {weakest}, <b className={styles.strong}>{lead}</b>.
        </Trans>
      </p>
    </>
  );
}
