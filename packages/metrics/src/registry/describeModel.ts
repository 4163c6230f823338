import { explain } from '../explain/explain.ts';
import { sourceLabel } from '../explain/sourceLabels.ts';
import { formatNumber } from '../format/formatNumber.ts';
import { formatPlain } from '../format/formatPlain.ts';
import { glossary } from '../glossary/glossary.ts';
import type { NumericMetricId } from '../metricIds.ts';
import type { Quantity } from '../model/nodes.ts';
import { allNodes } from '../model/nodeTable.ts';
import { MODEL_VERSION } from '../modelVersion.ts';
import type { EvaluationOptions, Locale, MasterData, StartupFacts } from '../types.ts';
import { formatMetric } from './formatMetric.ts';
import { type Metric, type MetricPart, metrics } from './metrics.ts';
import { references } from './references.ts';

/** The startup that the description works through. */
export interface WorkedExample {
  startup: StartupFacts;
  master: MasterData;
  options: EvaluationOptions;
}

const words = {
  en: {
    title: 'The evaluation model',
    version: 'Version',
    part: 'Part',
    weight: 'Weight',
    scale: 'Scale: value → points',
    extra: 'when given',
    score: 'is a score already',
    example: 'Example',
    points: 'points',
    stated: 'Stated from',
    estimated: 'Estimated from',
    sources: 'Rests on',
    weakest: 'Weakest of the four areas',
    logarithmic: 'logarithmic',
  },
  es: {
    title: 'El modelo de evaluación',
    version: 'Versión',
    part: 'Parte',
    weight: 'Peso',
    scale: 'Escala: valor → puntos',
    extra: 'si se indica',
    score: 'ya es una nota',
    example: 'Ejemplo',
    points: 'puntos',
    stated: 'Declarado por',
    estimated: 'Estimado por',
    sources: 'Se apoya en',
    weakest: 'La más débil de las cuatro áreas',
    logarithmic: 'logarítmica',
  },
} as const;

const quantities = new Map<string, Quantity>(
  allNodes.filter((node) => node.kind === 'quantity').map((node) => [node.id, node]),
);

function nameOf(source: MetricPart['source'], locale: Locale): string {
  if (source === 'weakest_area') return words[locale].weakest;
  return sourceLabel(source)?.[locale] ?? `\`${source}\``;
}

function scaleText({ scale }: MetricPart, locale: Locale): string {
  if (scale === null) return words[locale].score;
  const anchors = scale.anchors.map(([x, y]) => `${formatPlain(x)} → ${formatPlain(y)}`).join(', ');
  return scale.axis === 'linear' ? anchors : `${anchors} (${words[locale].logarithmic})`;
}

function partsTable({ parts }: Metric, locale: Locale): string {
  const { part, weight, scale, extra } = words[locale];
  const rows = parts.map((each) => {
    const note = each.isExtra ? ` (${extra})` : '';
    const share = formatNumber(each.weight * 100);
    return `| ${nameOf(each.source, locale)}${note} | ${share} | ${scaleText(each, locale)} |`;
  });
  return [`| ${part} | ${weight} | ${scale} |`, '| --- | --: | --- |', ...rows].join('\n');
}

function rulesList(id: string, locale: Locale): string {
  const found = quantities.get(id) as Quantity;
  const list = (reads: Quantity['reads']): string => reads.map((source) => nameOf(source, locale)).join(', ');
  const stated = `- ${words[locale].stated}: ${list(found.stated.reads)}`;
  return found.estimate === null ? stated : `${stated}\n- ${words[locale].estimated}: ${list(found.estimate.reads)}`;
}

function exampleLine(metric: Metric, { startup, master, options }: WorkedExample, locale: Locale): string {
  const { value, parts } = explain(startup, master, options, metric.id as NumericMetricId);
  const sum = parts.map(({ weight, score }) => `${formatNumber(weight, 2)} × ${formatNumber(score, 2)}`).join(' + ');
  const result = formatMetric(metric.id, value);
  return `${words[locale].example}: ${sum === '' ? result : `${sum} = ${result}`}`;
}

function section(metric: Metric, example: WorkedExample, locale: Locale): string {
  const { description, calculation, interpretation } = glossary[metric.id];
  const unit = metric.unit === null ? '' : `, ${metric.unit[locale]}`;
  const lines = [
    `### ${metric.label[locale]}`,
    `\`${metric.id}\`${unit}`,
    `${description[locale]} ${calculation[locale]} ${interpretation[locale]}`,
  ];
  if (metric.id !== 'IE_investability_level') {
    lines.push(metric.parts.length > 0 ? partsTable(metric, locale) : rulesList(metric.id, locale));
    lines.push(exampleLine(metric, example, locale));
    const rests = references[metric.id];
    if (rests !== undefined) lines.push(`${words[locale].sources}: ${rests.join('; ')}.`);
  }
  return lines.join('\n\n');
}

/**
 * The whole model as Markdown, made from the registry: each metric with its meaning, its parts with weights and scales,
 * a worked example and what it rests on. Figures are Spanish.
 *
 * @param example Startup whose numbers stand in the examples.
 */
export function describeModel(example: WorkedExample, locale: Locale): string {
  const { title, version } = words[locale];
  const sections = metrics.map((metric) => section(metric, example, locale));
  return [`# ${title}`, `${version} ${MODEL_VERSION}`, ...sections].join('\n\n');
}
