import { Select, useTimeZone } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';

import { dateLabels } from '../text/dateLabels.ts';
import { useLocale } from '../text/useLocale.ts';
import * as styles from './compare.css.ts';

interface DateSelectProps {
  /** The accessible label. */
  label: string;
  /** Newest first. */
  calculations: readonly { id: number; calculation_date: string }[];
  value: number;
  onValueChange: (id: number) => void;
  /** Takes the full width. @default false */
  isWide?: boolean;
}

/** Selects one of several dated calculations. */
export function DateSelect({ label, calculations, value, onValueChange, isWide = false }: DateSelectProps) {
  const { t } = useLingui();
  const timeZone = useTimeZone();
  const labels = dateLabels(
    calculations.map(({ calculation_date: date }) => date),
    useLocale(),
    timeZone,
  );
  return (
    <Select
      aria-label={label}
      title={t`Times in ${timeZone}`}
      className={isWide ? `${styles.dates} ${styles.wideDates}` : styles.dates}
      options={calculations.map(({ id }, index) => ({ value: String(id), label: labels[index] ?? '' }))}
      isWrapping
      value={String(value)}
      onValueChange={(id) => onValueChange(Number(id))}
    />
  );
}
