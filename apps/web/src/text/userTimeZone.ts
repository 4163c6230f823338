/** IANA name of the zone that the reader's device is set to. */
export function userTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
