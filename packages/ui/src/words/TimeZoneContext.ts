import { createContext, useContext } from 'react';

const TimeZoneContext = createContext('UTC');

/**
 * Gives the components below it the zone in which their dates and times are shown, by its IANA name:
 * `<TimeZoneProvider value="Europe/Madrid">`. UTC without it.
 */
export const TimeZoneProvider = TimeZoneContext.Provider;

/** IANA name of the zone of the nearest provider. */
export function useTimeZone(): string {
  return useContext(TimeZoneContext);
}
