import { type DateLike, formatDate, formatDateTime, timeZoneName } from '@aval/metrics';
import { useTimeZone } from '@aval/ui';

import { useLocale } from './useLocale.ts';

interface Dates {
  /** IANA name of the time zone. */
  timeZone: string;
  /** 21/11/2026 */
  day: (value: DateLike) => string;
  /** 21/11/2026, 07:24; where space is limited and the time zone is shown nearby. */
  time: (value: DateLike) => string;
  /** 21/11/2026, 07:24 CET */
  timeAndZone: (value: DateLike) => string;
}

/** Formats dates and times in the user's language and time zone. */
export function useDates(): Dates {
  const locale = useLocale();
  const timeZone = useTimeZone();
  const time = (value: DateLike) => formatDateTime(value, locale, timeZone);
  return {
    timeZone,
    day: (value) => formatDate(value, locale, timeZone),
    time,
    timeAndZone: (value) => `${time(value)} ${timeZoneName(value, locale, timeZone)}`,
  };
}
