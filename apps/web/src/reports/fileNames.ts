/** What no file system or mail attachment refuses: letters of any language, digits, point, hyphen and underscore. */
const unsafe = /[^\p{Letter}\p{Mark}\p{Number}.-]+/gu;

/** With what stands around it, a name of so many bytes fits into the 255 that file systems take. */
const maxBytes = 180;

const encoder = new TextEncoder();

function fitting(name: string): string {
  const characters = Array.from(name);
  while (encoder.encode(characters.join('')).length > maxBytes) characters.pop();
  return characters.join('');
}

const stampOf = (date: string): string =>
  new Date(date).toISOString().slice(0, 19).replace('T', '_').replaceAll(':', '-');

/**
 * The name of a startup's export without its ending: startup_{id}_{name}_calculation_{date}, in UTC. A name that no file
 * system takes is cut, not the date.
 *
 * @param date ISO text with a time zone.
 * @throws RangeError when the text is no date.
 */
export function startupFileName(startup: { id: number; name: string }, date: string): string {
  const name = fitting(startup.name.trim().replace(unsafe, '_'));
  return `startup_${startup.id}_${name}_calculation_${stampOf(date)}`;
}

/** The name of a portfolio comparison's export without its ending: portfolio_comparison_ and the day, in UTC. */
export function comparisonFileName(now: Date): string {
  return `portfolio_comparison_${now.toISOString().slice(0, 10)}`;
}
