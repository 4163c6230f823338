import { levelAbove } from '../bands/levelAbove.ts';
import { levelName } from '../bands/levelName.ts';
import { levelOf, levelThresholds } from '../bands/levelOf.ts';
import { formatNumber } from '../format/formatNumber.ts';
import { formatScore } from '../format/formatScore.ts';
import { areas } from '../investability.ts';
import type { MetricId, NumericMetricId } from '../metricIds.ts';
import { readTrust, readValue, type Sheet } from '../model/sheet.ts';
import { roundTo } from '../rounding.ts';
import type { Localized, Recommendation } from '../types.ts';

/** Coverage from which no more data is requested. */
const GOOD_COVERAGE = 0.9;

const byMetric = areas.toSorted((a, b) => (a.metric < b.metric ? -1 : 1));

const line = (rule: string, text: Localized, metric: MetricId = 'IE_investability_score'): Recommendation => ({
  rule,
  group: 'general',
  metric,
  gain: null,
  text,
});

/** The area with the lowest score; of equal ones the first by metric id. */
export function weakestArea(sheet: Sheet): { metric: NumericMetricId; score: number; label: Localized } {
  const scored = byMetric.map(({ metric, label }) => ({ metric, label, score: readValue(sheet, metric) as number }));
  const least = Math.min(...scored.map(({ score }) => score));
  return scored.find(({ score }) => score === least) as (typeof scored)[number];
}

function weakestLine(sheet: Sheet): Recommendation {
  const { metric, score, label } = weakestArea(sheet);
  const shown = formatScore(roundTo(score, 2));
  return line(
    'weakest',
    {
      en: `Weakest area: ${label.en} (${shown}/100). It counts twice: in the average and as the weakest link.`,
      es: `Área más débil: ${label.es} (${shown}/100). Cuenta dos veces: en la media y como eslabón más débil.`,
    },
    metric,
  );
}

function nextLevelLine(score: number): Recommendation | null {
  const level = levelOf(score);
  if (level === 'high' || level === 'Not Evaluated') return null;
  const next = levelAbove[level];
  const points = formatScore(levelThresholds[next] - score);
  const { en, es } = levelName(next);
  return line('next_level', {
    en: `${points} points to reach the next level (${en.toLowerCase()}).`,
    es: `Faltan ${points} puntos para el siguiente nivel (${es.toLowerCase()}).`,
  });
}

function coverageLine(coverage: number): Recommendation | null {
  if (coverage >= GOOD_COVERAGE) return null;
  const share = `${formatNumber(100 * (1 - coverage))}\u00A0%`;
  return line('coverage', {
    en: `${share} of the score rests on missing or estimated data. Complete it to narrow the range.`,
    es: `El ${share} de la nota se apoya en datos ausentes o estimados. Complétalos para estrechar el rango.`,
  });
}

/**
 * The lines that name no single change: the weakest area, the points to the next level, the data still missing.
 *
 * @param score As shown, or null when the startup is not evaluated: then only the missing data is named.
 */
export function generalLines(sheet: Sheet, score: number | null): Recommendation[] {
  const coverage = coverageLine(readTrust(sheet, 'IE_investability_score'));
  const lines = score === null ? [coverage] : [weakestLine(sheet), nextLevelLine(score), coverage];
  return lines.filter((each) => each !== null);
}
