import { from, quantity, same, standingOnFirst, whenKnown } from '../model/nodes.ts';

/** The startup, the largest number of competitors, and one more to interpolate towards. */
const MOST_FIRMS = 1002;

/** Sum of squared Zipf shares of a firm with 0, 1, 2 ... competitors. */
const zipfConcentration: readonly number[] = (() => {
  const table: number[] = [];
  let sum = 0;
  let sumOfSquares = 0;
  for (let rank = 1; rank <= MOST_FIRMS; rank += 1) {
    sum += 1 / rank;
    sumOfSquares += 1 / (rank * rank);
    table.push(sumOfSquares / (sum * sum));
  }
  return table;
})();

/**
 * Market concentration (HHI) that so many competitors suggest: the startup and its competitors with Zipf shares.
 *
 * @param competitors 0-1000; between whole numbers the value is interpolated.
 * @returns 1 without competitors, 0.28 with four, 0.25 with five, falling towards 0.
 */
export function usualConcentration(competitors: number): number {
  const whole = Math.floor(competitors);
  const here = zipfConcentration[whole] as number;
  const next = zipfConcentration[whole + 1] as number;
  return here + (competitors - whole) * (next - here);
}

/** The stated number of competitors, otherwise the length of their list. */
function countOf(stated: number | null, listed: number | null): number | null {
  return stated ?? listed;
}

export const competitors = quantity(
  'competitors',
  standingOnFirst('competitor_count', ['rival_count'], from(['competitor_count', 'rival_count'], countOf)),
);
export const competitorCount = quantity('MEM_competitor_count', same('competitor_count'));
export const concentration = quantity(
  'MEM_hhi_index',
  same('rival_concentration'),
  whenKnown(['competitors'], usualConcentration),
);
