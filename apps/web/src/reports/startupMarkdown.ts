import { formatScore, NOT_AVAILABLE } from '@aval/metrics';
import { t } from '@lingui/core/macro';

import { approximately } from './approximately.ts';
import { coverageText } from './coverageText.ts';
import { markdownFile, markdownTable, plainMarkdown } from './markdown.ts';
import { radarRows } from './radarRows.ts';
import { type ReportMetric, shownValue } from './reportMetrics.ts';
import { ofTen, scoreOfTen } from './scoreOfTen.ts';
import type { StartupReport } from './startupReport.ts';

const sign = (isMet: boolean | null): string => (isMet === null ? '' : isMet ? '✓' : '✗');

/** The healthy range; for a score out of ten, like the value next to it. */
function healthy({ format, least, most, benchmark }: ReportMetric): string {
  const [from, to] = [scoreOfTen(least, format), scoreOfTen(most, format)];
  if (from !== null && to === null) return t`At least ${from}`;
  return from === null && to !== null ? t`At most ${to}` : (benchmark ?? '');
}

function inTenthsOrShown(metric: ReportMetric): string {
  const inTenths = scoreOfTen(metric.raw, metric.format);
  return inTenths === null ? shownValue(metric) : approximately(inTenths, metric.isEstimated);
}

const inTenthsOf = (score: number): string => scoreOfTen(score, 'score') ?? '';

function summary({
  startup,
  facts,
  shownDate,
  modelVersion,
  score,
  levelName,
  range,
  coverage,
  evidenced,
  isContradictory,
  cause,
}: StartupReport): string[] {
  const inTenths = scoreOfTen(score, 'score');
  const lines = [
    t`Calculated: ${shownDate}`,
    t`Model: ${modelVersion}`,
    inTenths === null ? t`Score: not evaluated` : t`Score: ${inTenths} (${levelName})`,
    ...(range ? [t`90 % range: ${inTenthsOf(range.low)}–${inTenthsOf(range.high)}`] : []),
    t`Coverage: ${coverageText(coverage, evidenced)}`,
    ...(isContradictory ? [t`Figures contradict each other`] : []),
    ...(cause === null ? [] : [cause]),
    ...facts.map(({ label, text }) => `${label}: ${text}`),
  ];
  const list = lines.map((line) => `- ${plainMarkdown(line)}`).join('\n');
  return [
    `# ${plainMarkdown(startup.name)}`,
    ...(startup.description ? [plainMarkdown(startup.description)] : []),
    list,
  ];
}

function heatmapTable({ heatmap, locale }: StartupReport): string {
  return markdownTable(
    [t`Area`, t`Risk`, t`Value`],
    heatmap.flatMap(({ label, cells }) =>
      cells.map((cell) => [
        label[locale],
        cell.label[locale],
        cell.hasData ? ofTen(cell.value) : `${ofTen(cell.value)} (${t`no data`})`,
      ]),
    ),
  );
}

/** One advice as a list item, with what is known about it below. */
function adviceLines({ gain, isDuty, text, why, who, proof }: StartupReport['recommendations'][number]): string {
  const points = gain === null ? '' : ` (${t`+${formatScore(gain)} points`})`;
  const what = isDuty ? `**${plainMarkdown(text)}**` : plainMarkdown(text);
  const details = [
    [t`Why`, why],
    [t`Who does it`, who],
    [t`What would prove it`, proof],
  ].flatMap(([name, detail]) => (detail === null ? [] : [`  - ${name}: ${plainMarkdown(detail ?? '')}`]));
  return [`- ${what}${points}`, ...details].join('\n');
}

/** A report as Markdown with headings, tables and lists. */
export function startupMarkdown(report: StartupReport): Blob {
  const { sections, recommendations, radar, datedFacts, locale } = report;
  return markdownFile([
    ...summary(report),
    ...(radar.length > 0
      ? [
          `## ${t`Areas`}`,
          markdownTable(
            [t`Area`, ...radar.map(({ label }) => label[locale])],
            radarRows(report).map(({ name, values }) => [
              name,
              ...values.map((value) => scoreOfTen(value, 'score') ?? NOT_AVAILABLE),
            ]),
          ),
        ]
      : []),
    `## ${t`Risk heatmap`}`,
    heatmapTable(report),
    ...sections.flatMap(({ title, groups }) => [
      `## ${title}`,
      ...groups.flatMap(({ title: group, metrics }) => [
        `### ${group}`,
        markdownTable(
          [t`Metric`, t`Value`, t`Benchmark`, t`Met`],
          metrics.map((metric) => [metric.label, inTenthsOrShown(metric), healthy(metric), sign(metric.isMet)]),
        ),
      ]),
    ]),
    ...(datedFacts.length > 0
      ? [
          `## ${t`Facts`}`,
          markdownTable(
            [t`Fact`, t`Value`, t`Date`, t`Evidence`],
            datedFacts.map(({ label, text, shownDate, evidence }) => [label, text, shownDate, evidence]),
          ),
        ]
      : []),
    ...(recommendations.length > 0 ? [`## ${t`Recommendations`}`, recommendations.map(adviceLines).join('\n')] : []),
    `## ${t`Glossary`}`,
    sections
      .flatMap(({ groups }) => groups.flatMap(({ metrics }) => metrics))
      .map(
        ({ glossary: entry }) =>
          `- **${plainMarkdown(entry.title[locale])}**: ${plainMarkdown(entry.description[locale])}`,
      )
      .join('\n'),
  ]);
}
