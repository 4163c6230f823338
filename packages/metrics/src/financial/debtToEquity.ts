import { from, quantity } from '../model/nodes.ts';

const MOST = 10;

/**
 * Debt for each euro of equity.
 *
 * @param debt EUR, or null.
 * @param equity EUR, may be negative, or null.
 * @returns 0-10; 0 without debt, 10 with debt and no equity; null unless both are known.
 */
export function debtOverEquity(debt: number | null, equity: number | null): number | null {
  if (debt === null || equity === null) return null;
  if (debt <= 0) return 0;
  return equity > 0 ? Math.min(MOST, debt / equity) : MOST;
}

/** Debt over equity of a financing of which this share is debt. */
export function debtOfFinancing(debtShare: number | null): number | null {
  if (debtShare === null) return null;
  return Math.min(MOST, debtShare / Math.max(0, 1 - debtShare));
}

export const debtToEquity = quantity(
  'FEM_debt_to_equity',
  from(['total_debt', 'total_equity'], debtOverEquity),
  from(['debt_share'], debtOfFinancing),
);
