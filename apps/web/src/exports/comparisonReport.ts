import type { CalculationRecord } from '@aval/contract';
import {
  formatDate,
  formatScore,
  type Lens,
  levelName,
  type Locale,
  NOT_AVAILABLE,
  portfolioCorrelation,
} from '@aval/metrics';
import { t } from '@lingui/core/macro';

import { type ComparedGroup, comparedGroups } from '../routes/compare/comparedMetrics.ts';
import { comparisonFileName } from './fileNames.ts';

/** What an export of a portfolio's comparison says, in the language of the interface. */
export interface ComparisonReport {
  fileName: string;
  locale: Locale;
  portfolio: string;
  lens: Lens;
  /** The tab that was open. */
  title: string;
  /** Day of the export. */
  shownDate: string;
  startups: readonly ReportedStartup[];
  groups: readonly ComparedGroup[];
  /** Of the evaluated startups, each with each. */
  similarity: { names: readonly string[]; values: readonly (readonly number[])[] };
}

export interface ReportedStartup {
  name: string;
  /** Null while it is not evaluated; then everything else of it is missing too. */
  calculation: CalculationRecord | null;
  shownDate: string;
  shownScore: string;
  levelName: string;
}

/**
 * The report of a comparison.
 *
 * @param startups each with the calculation that is shown of it.
 * @param now the moment of the export.
 */
export function comparisonReport(
  portfolio: string,
  startups: readonly { name: string; calculation: CalculationRecord | null }[],
  lens: Lens,
  locale: Locale,
  now: Date,
): ComparisonReport {
  const titles: Record<Lens, string> = {
    general: t`General metrics`,
    corporate: t`Corporate metrics`,
    educational: t`Educational metrics`,
  };
  const evaluated = startups.flatMap(({ name, calculation }) => (calculation ? [{ name, calculation }] : []));
  return {
    fileName: comparisonFileName(now),
    locale,
    portfolio,
    lens,
    title: titles[lens],
    shownDate: formatDate(now, locale),
    startups: startups.map(({ name, calculation }) => ({
      name,
      calculation,
      shownDate: calculation ? formatDate(calculation.calculation_date, locale) : NOT_AVAILABLE,
      shownScore: formatScore(calculation?.IE_investability_score ?? null),
      levelName: levelName(calculation?.IE_investability_level ?? 'Not Evaluated')[locale],
    })),
    groups: comparedGroups(lens),
    similarity: {
      names: evaluated.map(({ name }) => name),
      values: portfolioCorrelation(
        evaluated.map(({ calculation }) => calculation),
        lens,
      ),
    },
  };
}
