/**
 * The time of a calculation for use in addresses: YYYY-MM-DD_HH:MM:SS in UTC.
 *
 * @param date ISO text with a time zone.
 * @throws RangeError when the text is not a date.
 */
export function calculationKey(date: string): string {
  return new Date(date).toISOString().slice(0, 19).replace('T', '_');
}
