import { formatDate, formatDateTime } from '@aval/metrics';
import { Select } from '@aval/ui';

import { useLocale } from '../../language/useLocale.ts';
import * as styles from './compare.css.ts';

interface DateSelectProps {
  /** Whose date it is, for assistive technology. */
  label: string;
  /** Newest first. */
  calculations: readonly { id: number; calculation_date: string }[];
  value: number;
  onValueChange: (id: number) => void;
  /** Where nothing stands beside it. @default false */
  isWide?: boolean;
}

/** Which of several dated calculations is shown; two of one day also say their time. */
export function DateSelect({ label, calculations, value, onValueChange, isWide = false }: DateSelectProps) {
  const locale = useLocale();
  const days = calculations.map(({ calculation_date: date }) => formatDate(date, locale));
  return (
    <Select
      aria-label={label}
      className={isWide ? `${styles.dates} ${styles.wideDates}` : styles.dates}
      options={calculations.map(({ id, calculation_date: date }, index) => {
        const day = days[index] ?? '';
        const isAlone = days.indexOf(day) === days.lastIndexOf(day);
        return { value: String(id), label: isAlone ? day : formatDateTime(date, locale) };
      })}
      value={String(value)}
      onValueChange={(id) => onValueChange(Number(id))}
    />
  );
}
