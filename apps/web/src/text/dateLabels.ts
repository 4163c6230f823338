import { formatClock, formatDate, formatDateTime, type Locale } from '@aval/metrics';

/**
 * Dates as a list shows them: two of one day also say their time, two of one minute their seconds.
 *
 * @param timeZone IANA name of the reader's zone.
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
