/**
 * Everything except characters that all file systems and mail clients accept: letters of any script, digits, point,
 * hyphen and underscore.
 */
const unsafe = /[^\p{Letter}\p{Mark}\p{Number}.-]+/gu;

/** Leaves room for the rest of the file name within the 255 bytes that file systems accept. */
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
 * The file name of a startup's export without extension: startup_{id}_{name}_calculation_{date}, in UTC. A long name is
 * truncated, but never the date.
 *
 * @param date ISO text with a time zone.
 * @throws RangeError when the text is not a date.
 */
export function startupFileName(startup: { id: number; name: string }, date: string): string {
  const name = fitting(startup.name.trim().replace(unsafe, '_'));
  return `startup_${startup.id}_${name}_calculation_${stampOf(date)}`;
}

/** The file name of a portfolio comparison's export without extension: portfolio_comparison_ and the date, in UTC. */
export function comparisonFileName(now: Date): string {
  return `portfolio_comparison_${now.toISOString().slice(0, 10)}`;
}
