import { unitOf } from '@aval/metrics';

const decimals = 2;

/**
 * An amount to the nearest cent.
 *
 * @param unit The unit of the amount: with 'M€', 1.23456789 is to the cent.
 */
export function inWholeCents(amount: number, unit: string): number {
  const scale = unitOf(unit)?.scale ?? 1;
  return Number(amount.toFixed(decimals + Math.round(Math.log10(scale))));
}
