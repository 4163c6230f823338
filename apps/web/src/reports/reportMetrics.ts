import type { CalculationRecord } from '@aval/contract';
import {
  formatMetric,
  formatNumber,
  glossary,
  type GlossaryText,
  type Lens,
  levelName,
  type Locale,
  ltvCacEntry,
  ltvCacVerdict,
  ltvToCac,
  type Metric,
  type MetricFormat,
  type MetricGroup,
  type MetricId,
  metrics,
  metricVerdict,
  NOT_AVAILABLE,
} from '@aval/metrics';
import { comparedById } from '@aval/screens';
import { t } from '@lingui/core/macro';

import { approximately } from './approximately.ts';

/** One metric of a report, for tables in any format. */
export interface ReportMetric {
  id: MetricId | 'LTV_CAC';
  group: MetricGroup;
  lens: Lens;
  label: string;
  format: MetricFormat;
  /** As stored; null when unknown. */
  raw: number | string | null;
  /** As printed, without its unit; 'N/A' when unknown. */
  value: string;
  /** Empty when the printed value includes its unit. */
  unit: string;
  /** The unit of the stored value, as text. */
  storedUnit: string;
  /** The healthy range as text, or null. */
  benchmark: string | null;
  /** The bounds of the healthy range, as stored; null when it has none. */
  least: number | null;
  most: number | null;
  /** Whether the value is an estimate. */
  isEstimated: boolean;
  /** Null without a benchmark or a value, and for estimates, which never count as met. */
  isMet: boolean | null;
  glossary: GlossaryText;
}

const saysUnitItself: ReadonlySet<MetricFormat> = new Set(['money', 'millions', 'percent', 'ratioAsPercent']);

function unitOf({ format, unit }: Metric, locale: Locale): string {
  if (format === 'score') return '/100';
  if (format === 'rating') return '/10';
  return saysUnitItself.has(format) ? '' : (unit?.[locale] ?? '');
}

/** Percentages are stored as ratios; units with a symbol are spelled out. */
function storedUnitOf(metric: Metric, locale: Locale): string {
  if (metric.format === 'ratioAsPercent') return t`ratio`;
  return saysUnitItself.has(metric.format) ? (metric.unit?.[locale] ?? '') : unitOf(metric, locale);
}

function reportMetric(metric: Metric, calculation: CalculationRecord, locale: Locale): ReportMetric {
  const { id, group, lens, label, format } = metric;
  const shared = { id, group, lens, label: label[locale], format, glossary: glossary[id] };
  if (id === 'IE_investability_level') {
    const level = calculation[id];
    return {
      ...shared,
      raw: level,
      value: levelName(level)[locale],
      unit: '',
      storedUnit: '',
      benchmark: null,
      least: null,
      most: null,
      isEstimated: false,
      isMet: null,
    };
  }
  const raw = calculation[id] ?? null;
  const { benchmark, met } = metricVerdict(id, raw, lens);
  const isEstimated = raw !== null && (calculation.estimated ?? []).includes(id);
  return {
    ...shared,
    raw,
    value: formatMetric(id, raw),
    unit: raw === null ? '' : unitOf(metric, locale),
    storedUnit: storedUnitOf(metric, locale),
    benchmark: benchmark?.text[locale] ?? null,
    least: benchmark?.min ?? null,
    most: benchmark?.max ?? null,
    isEstimated,
    isMet: isEstimated ? null : met,
  };
}

function unitEconomics(calculation: CalculationRecord, locale: Locale): ReportMetric {
  const raw = ltvToCac(calculation.FEM_lifetime_value ?? null, calculation.FEM_customer_acquisition_cost ?? null);
  const { benchmark, met } = ltvCacVerdict(raw, 'general');
  const isEstimated = raw !== null && (comparedById('LTV_CAC')?.isEstimated(calculation) ?? false);
  return {
    id: 'LTV_CAC',
    group: 'FEM',
    lens: 'general',
    label: ltvCacEntry.title[locale],
    format: 'decimal',
    raw,
    value: raw === null ? NOT_AVAILABLE : formatNumber(raw, 2),
    unit: '',
    storedUnit: '',
    benchmark: benchmark?.text[locale] ?? null,
    least: benchmark?.min ?? null,
    most: benchmark?.max ?? null,
    isEstimated,
    isMet: isEstimated ? null : met,
    glossary: ltvCacEntry,
  };
}

/**
 * The metrics of a calculation under a lens, in registry order; the general lens also has the ratio LTV/CAC after its
 * two amounts.
 */
export function reportMetrics(calculation: CalculationRecord, lens: Lens, locale: Locale): ReportMetric[] {
  return metrics
    .filter((metric) => metric.lens === lens)
    .flatMap((metric) => {
      const row = reportMetric(metric, calculation, locale);
      return metric.id === 'FEM_customer_acquisition_cost' ? [row, unitEconomics(calculation, locale)] : [row];
    });
}

/** Formats a value with its unit, marked when it is an estimate. */
export function shownValue({ value, unit, isEstimated }: ReportMetric): string {
  return approximately(`${value} ${unit}`.trim(), isEstimated);
}
