const units = [
  { unit: 'year', seconds: 31_557_600 },
  { unit: 'month', seconds: 2_629_800 },
  { unit: 'week', seconds: 604_800 },
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
] as const;

/**
 * Formats how long ago a time was, in the largest unit that fits: '3 days ago'; 'now' under a minute.
 *
 * @param moment ms; a time in the future, due to clock skew, counts as now.
 * @param now ms.
 */
export function relativeTime(moment: number, now: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const seconds = Math.max(0, (now - moment) / 1000);
  const fitting = units.find((candidate) => seconds >= candidate.seconds);
  return fitting ? format.format(-Math.floor(seconds / fitting.seconds), fitting.unit) : format.format(0, 'second');
}
