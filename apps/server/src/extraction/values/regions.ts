import { fold } from '../words/fold.ts';
import { isCountry } from './countries.ts';

/** Folded names of regions that follow a town as a country does: states of the USA, provinces of Canada. */
const regions = new Set(
  'alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming|ontario|quebec|british columbia|alberta|manitoba|nova scotia|jalisco|nuevo leon|antioquia|cundinamarca'.split(
    '|',
  ),
);

/** Whether words name a country or a region that follows a town: 'Iowa' in 'Des Moines, Iowa'. */
export function isLand(words: string): boolean {
  return isCountry(words) || regions.has(fold(words).trim());
}
