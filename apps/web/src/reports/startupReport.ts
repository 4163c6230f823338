import type { CalculationRecord, MasterDataLists, Startup } from '@aval/contract';
import {
  areas,
  type Contribution,
  formatDate,
  formatDateTime,
  type HeatmapGroup,
  type Lens,
  type Level,
  levelName,
  type Locale,
  type MetricGroup,
  type RadarSeries,
  radarSeries,
  riskHeatmap,
  scoreContributions,
  type ScoreRange,
} from '@aval/metrics';
import { causeText, printedGain, recommendationRows, scenarioBase } from '@aval/screens';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';

import { startupFileName } from './fileNames.ts';
import { type DatedFact, datedFacts, type ReportFact, reportFacts } from './reportFacts.ts';
import { type ReportMetric, reportMetrics } from './reportMetrics.ts';

interface ReportGroup {
  title: string;
  metrics: readonly ReportMetric[];
}

/** One advice; why, who and proof are null for the whole startup, and in calculations stored without them. */
interface ReportAdvice {
  gain: number | null;
  isDuty: boolean;
  text: string;
  why: string | null;
  who: string | null;
  proof: string | null;
}

interface ReportSection {
  lens: Lens;
  title: string;
  groups: readonly ReportGroup[];
}

/** The content of one calculation's export, independent of the file format. */
export interface StartupReport {
  /** Without extension. */
  fileName: string;
  locale: Locale;
  startup: Pick<Startup, 'id' | 'name' | 'location' | 'website_url'> & { description: string | null };
  facts: readonly ReportFact[];
  /** Every number and choice that the calculation read, with its date and its kind of evidence. */
  datedFacts: readonly DatedFact[];
  /** ISO text. */
  date: string;
  /** As printed, in UTC. */
  shownDate: string;
  modelVersion: string;
  /** 0-100, or null when not evaluated. */
  score: number | null;
  level: Level;
  levelName: string;
  range: ScoreRange | null;
  /** 0-1. */
  coverage: number;
  /** 0-1, part of the coverage; null where it was not worked out. */
  evidenced: number | null;
  /** Whether figures of the startup contradict each other and nobody has explained it. */
  isContradictory: boolean;
  /** Which proposal of the owners led to it; null for other causes. */
  cause: string | null;
  contributions: readonly Contribution[];
  heatmap: readonly HeatmapGroup[];
  radar: readonly RadarSeries[];
  sections: readonly ReportSection[];
  /** As on the screen: duties, then the largest gain first; recommendations for the whole startup have no gain. */
  recommendations: readonly ReportAdvice[];
}

const groupOrder: readonly MetricGroup[] = ['IE', 'VPM', 'FEM', 'MEM', 'TRM'];

function groupTitle(group: MetricGroup, locale: Locale): string {
  const area = areas.find(({ metric }) => metric.startsWith(group));
  return area?.label[locale] ?? t`Investability`;
}

function sectionOf(lens: Lens, calculation: CalculationRecord, locale: Locale): ReportSection {
  const titles: Record<Lens, string> = {
    general: t`General metrics`,
    corporate: t`Corporate metrics`,
    educational: t`Educational metrics`,
  };
  const all = reportMetrics(calculation, lens, locale);
  const groups = groupOrder.map((group) => ({
    title: groupTitle(group, locale),
    metrics: all.filter((metric) => metric.group === group),
  }));
  return { lens, title: titles[lens], groups: groups.filter(({ metrics }) => metrics.length > 0) };
}

/**
 * Creates the report of one calculation in the current language.
 *
 * @param lenses The metric groups that the user may export.
 * @param lists The labels of the startup's classification; without them it is omitted.
 */
export function startupReport(
  startup: Startup,
  calculation: CalculationRecord,
  lenses: readonly Lens[],
  locale: Locale,
  lists: Partial<MasterDataLists> = {},
): StartupReport {
  const { calculation_date: date, IE_investability_level: level, recommendations } = calculation;
  const { rows, notes } = recommendationRows(recommendations, locale, printedGain(scenarioBase(calculation)));
  return {
    fileName: startupFileName(startup, date),
    locale,
    startup,
    facts: reportFacts(startup, calculation, lists, locale),
    datedFacts: datedFacts(startup, calculation, lists, locale),
    date,
    shownDate: `${formatDateTime(date, locale)} UTC`,
    modelVersion: calculation.model_version,
    score: calculation.IE_investability_score ?? null,
    level,
    levelName: levelName(level)[locale],
    range: calculation.range,
    coverage: calculation.coverage,
    evidenced: calculation.evidenced,
    isContradictory: startup.open_contradictions > 0,
    cause: causeText(i18n, calculation, locale, (day) => formatDate(day, locale)),
    contributions: scoreContributions(calculation, calculation.caps),
    heatmap: riskHeatmap(calculation),
    radar: lenses.map((lens) => radarSeries(calculation, lens)).filter(({ isComplete }) => isComplete),
    sections: lenses.map((lens) => sectionOf(lens, calculation, locale)),
    recommendations: [
      ...rows,
      ...notes.map((text) => ({ gain: null, isDuty: false, text, why: null, who: null, proof: null })),
    ],
  };
}
