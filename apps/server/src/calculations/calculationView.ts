import type { CalculationRecord, Locale } from '@aval/contract';
import { metricIds, recommendationTexts } from '@aval/metrics';

import type { CalculationRow } from '../evaluation/storeCalculation.ts';
import type { Caller } from '../services/Caller.ts';

/** The prefixes of the metrics that a profile type sees in addition to the general ones. */
const lensOfType: Partial<Record<Caller['profileTypeCode'], string>> = { C: 'COR_', E: 'EDU_' };

/**
 * Whether the caller may see a metric: administrators see all, corporations and educators those of their lens, and
 * everyone the general ones.
 */
export function seesMetric({ role, profileTypeCode }: Pick<Caller, 'role' | 'profileTypeCode'>, id: string): boolean {
  if (role === 'admin' || !/^(COR|EDU)_/.test(id)) return true;
  const prefix = lensOfType[profileTypeCode];
  return prefix !== undefined && id.startsWith(prefix);
}

/** The lenses whose metrics the caller sees. */
function lensesSeenBy(caller: Caller, lenses: NonNullable<CalculationRow['lenses']>): CalculationRecord['lenses'] {
  return {
    ...(seesMetric(caller, 'COR_') && { corporate: lenses.corporate }),
    ...(seesMetric(caller, 'EDU_') && { educational: lenses.educational }),
  };
}

/**
 * A stored calculation as sent to a caller.
 *
 * @param repeats later calculations with an equal result.
 */
export function calculationView(
  row: CalculationRow,
  caller: Caller,
  locale: Locale,
  repeats: readonly CalculationRow[] = [],
): CalculationRecord {
  const isSeen = (id: string) => seesMetric(caller, id);
  return {
    ...Object.fromEntries(metricIds.filter(isSeen).map((id) => [id, row[id]])),
    id: row.id,
    startup_id: row.startup_id,
    calculation_date: row.calculation_date.toISOString(),
    IE_investability_level: row.IE_investability_level,
    IE_recommendations: recommendationTexts(row.recommendations, locale),
    model_version: row.model_version,
    coverage: row.coverage,
    evidenced: row.evidenced,
    range: row.range_low === null || row.range_high === null ? null : { low: row.range_low, high: row.range_high },
    estimated: row.estimated.filter(isSeen),
    clamped: row.clamped.map(({ field, value, used }) => ({ field, value, used })),
    caps: row.caps ?? [],
    expired: row.expired ?? [],
    lenses: row.lenses && lensesSeenBy(caller, row.lenses),
    recommendations: row.recommendations.filter(({ metric }) => isSeen(metric)),
    inputs: { ...row.inputs },
    ...(repeats.length > 0 && {
      repeats: repeats.map(({ id, calculation_date: date }) => ({ id, calculation_date: date.toISOString() })),
    }),
  };
}
