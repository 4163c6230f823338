import { formatDate, formatDateTime, type Locale } from '@aval/metrics';

/** Dates as a list shows them: two of one day also say their time, two of one minute their seconds. */
export function dateLabels(dates: readonly string[], locale: Locale): string[] {
  const days = dates.map((date) => formatDate(date, locale));
  const minutes = dates.map((date) => formatDateTime(date, locale));
  return dates.map((date, index) => {
    const day = days[index] ?? '';
    const minute = minutes[index] ?? '';
    if (isAlone(day, days)) return day;
    return isAlone(minute, minutes) ? minute : `${minute}:${new Date(date).toISOString().slice(17, 19)}`;
  });
}

function isAlone(label: string, labels: readonly string[]): boolean {
  return labels.indexOf(label) === labels.lastIndexOf(label);
}
