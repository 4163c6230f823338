import type { CalculationRecord } from '@aval/contract';
import {
  formatDate,
  formatPercent,
  formatScore,
  type Lens,
  levelName,
  type Locale,
  NOT_AVAILABLE,
  portfolioCorrelation,
} from '@aval/metrics';
import {
  causeText,
  type ComparedGroup,
  comparedGroups,
  orderColumns,
  type RowChoice,
  shownGroups,
} from '@aval/screens';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';

import { comparisonFileName } from './fileNames.ts';

/** The content of a portfolio comparison's export, in the current language. */
export interface ComparisonReport {
  fileName: string;
  locale: Locale;
  portfolio: string;
  lens: Lens;
  /** The title of the open tab. */
  title: string;
  /** Date of the export. */
  shownDate: string;
  /** In the order of the columns. */
  startups: readonly ReportedStartup[];
  /** By score, best first. */
  ranking: readonly ReportedStartup[];
  groups: readonly ComparedGroup[];
  /** The pairwise similarity of the evaluated startups. */
  similarity: { names: readonly string[]; values: readonly (readonly number[])[] };
}

export interface ReportedStartup {
  name: string;
  /** Null when it is not evaluated, in which case all of its figures are missing. */
  calculation: CalculationRecord | null;
  shownDate: string;
  shownScore: string;
  levelName: string;
  /** The range of the score, '62,1 to 68,4'. */
  shownRange: string;
  shownStated: string;
  shownEvidenced: string;
  /** Whether figures of the startup contradict each other and nobody has explained it. */
  isContradictory: boolean;
  /** Which proposal of the owners led to the calculation; null for other causes. */
  cause: string | null;
}

const shownShare = (share: number | null | undefined): string =>
  formatPercent(typeof share === 'number' ? share * 100 : null, 0);

function shownRange(calculation: CalculationRecord | null): string {
  const { low, high } = calculation?.range ?? {};
  if (low === undefined || high === undefined) return NOT_AVAILABLE;
  return t`${formatScore(low)} to ${formatScore(high)}`;
}

/**
 * Creates the report of a comparison.
 *
 * @param startups In column order, each with its selected calculation.
 * @param rows The visible rows.
 * @param now The time of the export.
 */
export function comparisonReport(
  portfolio: string,
  startups: readonly { name: string; open_contradictions: number; calculation: CalculationRecord | null }[],
  lens: Lens,
  locale: Locale,
  now: Date,
  rows: RowChoice = {},
): ComparisonReport {
  const titles: Record<Lens, string> = {
    general: t`General metrics`,
    corporate: t`Corporate metrics`,
    educational: t`Educational metrics`,
  };
  const reported = startups.map(({ name, open_contradictions, calculation }) => ({
    name,
    isContradictory: open_contradictions > 0,
    calculation,
    shownDate: calculation ? formatDate(calculation.calculation_date, locale) : NOT_AVAILABLE,
    shownScore: formatScore(calculation?.IE_investability_score ?? null),
    levelName: levelName(calculation?.IE_investability_level ?? 'Not Evaluated')[locale],
    shownRange: shownRange(calculation),
    shownStated: shownShare(calculation?.coverage),
    shownEvidenced: shownShare(calculation?.evidenced),
    cause: calculation && causeText(i18n, calculation, locale, (day) => formatDate(day, locale)),
  }));
  const evaluated = startups.flatMap(({ name, calculation }) => (calculation ? [{ name, calculation }] : []));
  return {
    fileName: comparisonFileName(now),
    locale,
    portfolio,
    lens,
    title: titles[lens],
    shownDate: formatDate(now, locale),
    startups: reported,
    groups: shownGroups(
      comparedGroups(lens),
      startups.map(({ calculation }) => calculation),
      rows,
    ),
    ranking: orderColumns(reported, ({ calculation }) => calculation?.IE_investability_score ?? null, 'descending'),
    similarity: {
      names: evaluated.map(({ name }) => name),
      values: portfolioCorrelation(
        evaluated.map(({ calculation }) => calculation),
        lens,
      ),
    },
  };
}
