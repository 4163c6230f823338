import { isFiniteNumber } from './isFiniteNumber.ts';

/**
 * Makes sure that a value is a finite number: half a chart drawn from NaN is worse than an error.
 *
 * @param where The function and its parameter, for the message.
 * @throws RangeError for anything else.
 */
export function requireNumber(where: string, value: unknown): asserts value is number {
  if (!isFiniteNumber(value)) throw new RangeError(`${where} must be a finite number, got ${String(value)}.`);
}
