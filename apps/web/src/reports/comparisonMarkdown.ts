import type { CalculationRecord } from '@aval/contract';
import { formatPercent, NOT_AVAILABLE } from '@aval/metrics';
import type { ComparedMetric } from '@aval/screens';
import { t } from '@lingui/core/macro';

import { approximately } from './approximately.ts';
import type { ComparisonReport } from './comparisonReport.ts';
import { markdownFile, markdownTable, plainMarkdown } from './markdown.ts';
import { scoreOfTen } from './scoreOfTen.ts';

/** Scores are shown out of ten; all other figures as on the screen. */
function shown(metric: ComparedMetric, calculation: CalculationRecord | null): string {
  const value = metric.valueOf(calculation);
  const text = (metric.isScore ? scoreOfTen(value, 'score') : null) ?? metric.print(value);
  return approximately(text, value !== null && metric.isEstimated(calculation));
}

const tenths = (value: number | undefined): string => scoreOfTen(value ?? null, 'score') ?? NOT_AVAILABLE;

/** A comparison as Markdown: the ranking, then a table for each area with a column for each startup. */
export function comparisonMarkdown({
  portfolio,
  title,
  shownDate,
  startups,
  ranking,
  groups,
  similarity,
  locale,
}: ComparisonReport): Blob {
  const contradictory = startups.filter(({ isContradictory }) => isContradictory).map(({ name }) => name);
  const causes = ranking.flatMap(({ name, cause }) => (cause === null ? [] : [plainMarkdown(`${name}: ${cause}`)]));
  const names = startups.map(({ name }) => name);
  return markdownFile([
    `# ${plainMarkdown(portfolio)}`,
    plainMarkdown(t`Portfolio comparison of ${shownDate}: ${title}`),
    markdownTable(
      [
        t`Startup Name`,
        t`Calculation Date`,
        t`Investability Score`,
        t`Investability Level`,
        t`90 % range`,
        t`Stated`,
        t`Evidenced`,
      ],
      ranking.map(({ name, calculation, shownDate: date, shownScore, levelName, shownStated, shownEvidenced }) => [
        name,
        date,
        scoreOfTen(calculation?.IE_investability_score ?? null, 'score') ?? shownScore,
        levelName,
        calculation?.range ? t`${tenths(calculation.range.low)} to ${tenths(calculation.range.high)}` : NOT_AVAILABLE,
        shownStated,
        shownEvidenced,
      ]),
    ),
    ...(contradictory.length > 0 ? [plainMarkdown(t`Figures contradict each other: ${contradictory.join(', ')}`)] : []),
    ...causes,
    ...groups.flatMap(({ label, metrics }) => [
      `## ${label[locale]}`,
      markdownTable(
        [t`Metric`, ...names],
        metrics.map((metric) => [
          metric.unit ? `${metric.label[locale]}, ${metric.unit[locale]}` : metric.label[locale],
          ...startups.map(({ calculation }) => shown(metric, calculation)),
        ]),
      ),
    ]),
    `## ${t`Correlation Matrix`}`,
    markdownTable(
      ['', ...similarity.names],
      similarity.names.map((name, row) => [
        name,
        ...(similarity.values[row] ?? []).map((value) => formatPercent(value * 100, 2)),
      ]),
    ),
  ]);
}
