import { PRIOR } from './model/constants.ts';
import { curve, scoreOn } from './model/scale.ts';
import { readValue, type Sheet } from './model/sheet.ts';

/** Why a score is limited: little cash is left, nobody says how much, or the equity is negative. */
export type CapReason = 'cash' | 'cash_unknown' | 'negative_equity';

/** A limit of the investability score. */
export interface Cap {
  reason: CapReason;
  /** The most that the score may be, 0-100. */
  most: number;
  /** Months of cash left; absent where the reason is another. */
  months?: number;
}

/** The most that a score may be with so many months of cash. */
export const capByMonths = curve([0, 35], [1, 45], [3, 59], [6, 75], [9, 90], [12, 100]);
/** As with six months of cash. */
export const CAP_OF_UNKNOWN_CASH = 75;
/** Below 60, the medium level. */
export const CAP_OF_NEGATIVE_EQUITY = 59;

/** Silence on cash limits as six months do, as none at all when the worst is asked about, and not when the best is. */
function unknownCash(prior: number): number {
  if (prior > PRIOR) return 100;
  return prior < PRIOR ? scoreOn(capByMonths, 0) : CAP_OF_UNKNOWN_CASH;
}

function cashCap(sheet: Sheet): Cap {
  const months = readValue(sheet, 'FEM_cash_runway');
  if (months !== null) return { reason: 'cash', months, most: scoreOn(capByMonths, months) };
  return { reason: 'cash_unknown', most: unknownCash(readValue(sheet, 'unknown_score') ?? PRIOR) };
}

/** The limits that hold for the startup on this sheet, whether or not its score reaches them. */
export function capsOf(sheet: Sheet): Cap[] {
  const caps: Cap[] = readValue(sheet, 'burn_rate') === 0 ? [] : [cashCap(sheet)];
  if ((readValue(sheet, 'total_equity') ?? 0) < 0)
    caps.push({ reason: 'negative_equity', most: CAP_OF_NEGATIVE_EQUITY });
  return caps.filter(({ most }) => most < 100);
}
