import { from, quantity } from '../model/nodes.ts';

const MOST = 10;

/**
 * Debt for each euro of equity.
 *
 * @param debt EUR, or null.
 * @param equity EUR, may be negative, or null.
 * @returns 0-10; 0 without debt, 10 with debt and no equity or with negative equity; null when it is not stated: no debt
 *   suffices, an unknown equity does not.
 */
export function debtOverEquity(debt: number | null, equity: number | null): number | null {
  if (debt === null) return null;
  if (debt <= 0 && (equity === null || equity >= 0)) return 0;
  if (equity === null) return null;
  return equity > 0 ? Math.min(MOST, debt / equity) : MOST;
}

export const debtToEquity = quantity('FEM_debt_to_equity', from(['total_debt', 'total_equity'], debtOverEquity));
