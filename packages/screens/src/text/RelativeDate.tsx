import { relativeTime } from './relativeTime.ts';
import { useDates } from './useDates.ts';
import { useLocale } from './useLocale.ts';
import { useNow } from './useNow.ts';

interface RelativeDateProps {
  /** ISO 8601. */
  date: string;
}

const halfAMinute = 30_000;

/** A relative time with the exact time on hover; updated while it is mounted. */
export function RelativeDate({ date }: RelativeDateProps) {
  const locale = useLocale();
  const { timeAndZone } = useDates();
  const now = useNow(halfAMinute);
  return (
    <time dateTime={date} title={timeAndZone(date)}>
      {relativeTime(Date.parse(date), now, locale)}
    </time>
  );
}
