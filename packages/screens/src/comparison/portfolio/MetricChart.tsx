import type { Lens } from '@aval/metrics';
import { Button, Dialog, useTexts } from '@aval/ui';
import { EvolutionChart } from '@aval/ui/charts';
import { useLingui } from '@lingui/react/macro';
import { ArrowLeft, ArrowRight } from 'lucide-react';

import type { ComparedMetric, ComparedValues } from '../../selectors/comparedMetrics.ts';
import { useDates } from '../../text/useDates.ts';
import { useLocale } from '../../text/useLocale.ts';
import * as styles from '../compare.css.ts';
import { carryForward } from './carryForward.ts';

interface MetricChartProps {
  metric: ComparedMetric;
  /** The compared items, with all their calculations. */
  items: readonly { id: number; name: string; history: readonly ComparedValues[] }[];
  lens: Lens;
  /** The metrics of the rows in order, to step to the previous or next one. */
  all: readonly ComparedMetric[];
  onShow: (metric: ComparedMetric) => void;
  onClose: () => void;
}

/** The history of one metric for all compared items. */
export function MetricChart({ metric, items, lens, all, onShow, onClose }: MetricChartProps) {
  const { t } = useLingui();
  const texts = useTexts();
  const locale = useLocale();
  const { day } = useDates();
  const isCompared = items.length > 1;
  const { dates, values, measured } = carryForward(
    metric,
    items.map(({ history }) => history),
  );
  const place = all.findIndex(({ id }) => id === metric.id);
  const [before, after] = [all[place - 1], place < 0 ? undefined : all[place + 1]];
  const title = metric.label[locale];
  const healthy = metric.benchmarkOf(lens);
  const benchmark = healthy && { value: healthy.value, label: t`benchmark ${metric.print(healthy.value)}` };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="large"
      {...(items.length === 1 && { overline: items[0]?.name })}
      title={title}
      description={metric.glossary.description[locale]}
      footer={
        <>
          <div className={styles.steps}>
            {before && (
              <Button icon={ArrowLeft} size="small" onClick={() => onShow(before)}>
                {before.label[locale]}
              </Button>
            )}
            {after && (
              <Button iconEnd={ArrowRight} size="small" onClick={() => onShow(after)}>
                {after.label[locale]}
              </Button>
            )}
          </div>
          <Button onClick={onClose}>{texts.close}</Button>
        </>
      }
    >
      <EvolutionChart
        key={metric.id}
        title={metric.unit ? t`${title} over time, ${metric.unit[locale]}` : t`${title} over time`}
        {...(isCompared &&
          dates.length > 0 && {
            description: t`From ${day(dates[0])} to ${day(dates.at(-1))}; between its own calculations each keeps the value it had.`,
          })}
        dates={dates}
        series={items.map(({ id, name }, index) => ({
          id: String(id),
          label: name,
          values: values[index] ?? [],
          measured: isCompared ? measured[index] : undefined,
        }))}
        format={metric.print}
        // Several lines use a scale that fits them; a single score is shown on its full scale.
        {...(metric.isScore && !isCompared && { domain: [0, 100] as const })}
        benchmark={benchmark}
        hasValues={!isCompared}
        plotHeight={320}
      />
    </Dialog>
  );
}
