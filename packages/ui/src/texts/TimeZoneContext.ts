import { createContext, useContext } from 'react';

const TimeZoneContext = createContext('UTC');

/**
 * Sets the time zone of dates and times in the components below it, by its IANA name: `<TimeZoneProvider
 * value="Europe/Madrid">`. UTC by default.
 */
export const TimeZoneProvider = TimeZoneContext.Provider;

/** IANA name of the time zone of the nearest provider. */
export function useTimeZone(): string {
  return useContext(TimeZoneContext);
}
