import { curve, type Scale, scoreOn } from '../model/scale.ts';

/** How a fact goes out of date: not at all, slowly (people, markets, ratings), or as fast as money does. */
export type Ageing = 'never' | 'slow' | 'money';

/** Share of a fact that still counts after so many months. */
const scales: Readonly<Record<Exclude<Ageing, 'never'>, Scale>> = {
  slow: curve([12, 1], [24, 0.5], [48, 0.25]),
  money: curve([6, 1], [12, 0.5], [24, 0]),
};

/**
 * How much of a fact still counts.
 *
 * @param months Age of the fact, at least 0.
 * @returns 1 fresh, 0 expired. Money counts in full for half a year and not at all after two; people, markets and
 *   ratings in full for a year and a quarter from the fourth on.
 */
export const ageFactor = (ageing: Ageing, months: number): number =>
  ageing === 'never' ? 1 : scoreOn(scales[ageing], months);
