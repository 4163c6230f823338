/** What no file system or mail attachment refuses: letters of any language, digits, point, hyphen and underscore. */
const unsafe = /[^\p{Letter}\p{Mark}\p{Number}.-]+/gu;

const stampOf = (date: string): string =>
  new Date(date).toISOString().slice(0, 19).replace('T', '_').replaceAll(':', '-');

/**
 * The name of a startup's export without its ending: startup_{id}_{name}_calculation_{date}, in UTC.
 *
 * @param date ISO text with a time zone.
 * @throws RangeError when the text is no date.
 */
export function startupFileName(startup: { id: number; name: string }, date: string): string {
  return `startup_${startup.id}_${startup.name.trim().replace(unsafe, '_')}_calculation_${stampOf(date)}`;
}

/** The name of a portfolio comparison's export without its ending: portfolio_comparison_ and the day, in UTC. */
export function comparisonFileName(now: Date): string {
  return `portfolio_comparison_${now.toISOString().slice(0, 10)}`;
}
