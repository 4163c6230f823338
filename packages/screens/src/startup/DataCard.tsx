import { type CalculationRecord, type FieldSource, startupField } from '@aval/contract';
import { formatNumber, type Lens, metricById } from '@aval/metrics';
import { Card, CardHeader, SourceMark } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleDashed } from 'lucide-react';

import { RelativeDate } from '../text/RelativeDate.tsx';
import { useLocale } from '../text/useLocale.ts';
import * as own from './data.css.ts';
import * as styles from './detail.css.ts';
import { inputsBySource, documentNames } from './inputsBySource.ts';
import { inSentence } from './inSentence.ts';

interface DataCardProps {
  calculation: CalculationRecord;
  sources: Readonly<Record<string, FieldSource>>;
  lens: Lens;
  className: string;
}

const maxNames = 3;

/** The data that the calculation is based on, and the values that were not stated. */
export function DataCard({ calculation, sources, lens, className }: DataCardProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const data = inputsBySource(calculation, sources, lens);
  const shorten = (names: readonly string[]) =>
    names.length > maxNames
      ? t`${names.slice(0, maxNames).join(', ')} and ${names.length - maxNames} more`
      : names.join(', ');
  const fieldNames = (data?.defaults ?? []).map((id) => inSentence(startupField(id).label[locale], locale));
  const metricNames = (data?.estimated ?? []).map((id) => inSentence(metricById(id).label[locale], locale));
  const documents = documentNames((data?.documents ?? []).map((id) => sources[id]));
  const rows =
    data &&
    ([
      { kind: 'stated', text: t`Stated`, count: data.stated.length, names: '' },
      { kind: 'document', text: t`From documents and pages`, count: data.documents.length, names: shorten(documents) },
      { kind: 'default', text: t`Default, not used`, count: data.defaults.length, names: shorten(fieldNames) },
      { kind: 'estimated', text: t`Estimated metrics`, count: data.estimated.length, names: shorten(metricNames) },
    ] as const);
  return (
    <Card className={className}>
      <CardHeader title={t`Data behind this calculation`} />
      {rows && (
        <dl className={own.rows}>
          {rows.map(({ kind, text, count, names }) => (
            <div key={kind} className={own.row}>
              <dt>
                <SourceMark kind={kind} text={text} className={count === 0 ? own.calm : undefined} />
              </dt>
              <dd className={own.count}>{formatNumber(count)}</dd>
              <dd className={own.names}>{names}</dd>
            </div>
          ))}
        </dl>
      )}
      {fieldNames.length > 0 && (
        <div className={styles.callout}>
          <CircleDashed aria-hidden className={styles.calloutIcon} />
          <span>
            <Trans>Nobody has entered {shorten(fieldNames)} yet. Until then the score treats it as unknown.</Trans>
          </span>
        </div>
      )}
      <p className={own.foot}>
        <Trans>
          Model {calculation.model_version} · calculated <RelativeDate date={calculation.calculation_date} />
        </Trans>
      </p>
    </Card>
  );
}
