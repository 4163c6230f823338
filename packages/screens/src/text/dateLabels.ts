import { formatClock, formatDate, formatDateTime, type Locale } from '@aval/metrics';

/**
 * Labels for a list of dates: two on one day include the time, two in one minute the seconds.
 *
 * @param timeZone IANA name of the user's time zone.
 */
export function dateLabels(dates: readonly string[], locale: Locale, timeZone: string): string[] {
  const days = dates.map((date) => formatDate(date, locale, timeZone));
  const minutes = dates.map((date) => formatDateTime(date, locale, timeZone));
  return dates.map((date, index) => {
    const day = days[index] ?? '';
    const minute = minutes[index] ?? '';
    if (isAlone(day, days)) return day;
    return isAlone(minute, minutes) ? minute : `${day}, ${formatClock(date, locale, timeZone)}`;
  });
}

function isAlone(label: string, labels: readonly string[]): boolean {
  return labels.indexOf(label) === labels.lastIndexOf(label);
}
