import { quantity, whenKnown } from '../model/nodes.ts';

const MOST = 10;

/**
 * Debt for each euro of equity.
 *
 * @param debt EUR.
 * @param equity EUR, may be negative.
 * @returns 0-10; 0 without debt, 10 with debt and no equity.
 */
export function debtOverEquity(debt: number, equity: number): number {
  if (debt <= 0) return 0;
  return equity > 0 ? Math.min(MOST, debt / equity) : MOST;
}

/** Debt over equity of a financing of which this share is debt. */
export function debtOfFinancing(debtShare: number): number {
  return Math.min(MOST, debtShare / Math.max(0, 1 - debtShare));
}

export const debtToEquity = quantity(
  'FEM_debt_to_equity',
  whenKnown(['total_debt', 'total_equity'], debtOverEquity),
  whenKnown(['debt_share'], debtOfFinancing),
);
