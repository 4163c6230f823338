import {
  explain,
  formatMetric,
  formatNumber,
  formatPercent,
  formatPlain,
  glossaryEntry,
  isMetricId,
  type Lens,
  levelName,
  type Metric,
  type MetricId,
  type MetricPart,
  metrics,
  metricVerdict,
  type NumericMetricId,
  references,
  sourceLabel,
} from '@aval/metrics';

import { startupField } from '../../packages/contract/src/index.ts';
import { isInput } from '../../packages/metrics/src/explain/sourceLabels.ts';
import type { Quantity } from '../../packages/metrics/src/model/nodes.ts';
import { allNodes } from '../../packages/metrics/src/model/nodeTable.ts';
import * as example from './example.ts';
import { Frame } from './Frame.tsx';
import { modelTexts } from './modelTexts.ts';
import * as styles from './pages.css.ts';
import { Table } from './Table.tsx';
import { useLanguage } from './useLanguage.ts';

type Language = 'en' | 'es';
type Source = MetricPart['source'];

const lenses: readonly Lens[] = ['general', 'corporate', 'educational'];
const quantities = new Map<string, Quantity>(
  allNodes.filter((node) => node.kind === 'quantity').map((node) => [node.id, node]),
);

function nameOf(source: Source, language: Language): string {
  if (source === 'weakest_area') return modelTexts[language].weakestArea;
  if (isInput(source)) return startupField(source).label[language];
  return sourceLabel(source)?.[language] ?? source;
}

function SourceName({ source, language }: { source: Source; language: Language }) {
  const name = nameOf(source, language);
  return isMetricId(source) ? (
    <a className={styles.link} href={`#${source}`} target="_self">
      {name}
    </a>
  ) : (
    name
  );
}

function scaleText({ scale }: MetricPart, language: Language): string {
  const words = modelTexts[language];
  if (scale === null) return words.scoreAlready;
  const anchors = scale.anchors.map(([x, y]) => `${formatPlain(x)}\u00A0→\u00A0${formatPlain(y)}`).join(' · ');
  return scale.axis === 'linear' ? anchors : `${anchors} (${scale.axis === 'log' ? words.logarithmic : scale.axis})`;
}

function rangeText({ id, range: [min, max] }: Metric, language: Language): string {
  const words = modelTexts[language];
  if (min === null && max === null) return words.word;
  return words.range(formatMetric(id, min), max === null ? null : formatMetric(id, max));
}

function benchmarksOf(id: MetricId, lens: Lens, language: Language): string | null {
  const words = modelTexts[language];
  const of = (each: Lens): string | null => metricVerdict(id, null, each).benchmark?.text[language] ?? null;
  if (lens !== 'general') return of(lens);
  const texts = lenses.map((each) => [each, of(each)] as const);
  const differ = new Set(texts.map(([, text]) => text)).size > 1;
  return differ
    ? texts.map(([each, text]) => `${words.lensNames[each]}: ${text ?? words.none}`).join(' · ')
    : of('general');
}

/** One weight where the stage does not matter, otherwise that before the MVP, with one, and from growth on. */
function weightText({ weights: { early, product, grown } }: MetricPart): string {
  const byStage = early === product && product === grown ? [early] : [early, product, grown];
  return byStage.map((weight) => formatPercent(weight * 100, 0)).join(' · ');
}

function Parts({ metric, language }: { metric: Metric; language: Language }) {
  const words = modelTexts[language];
  return (
    <Table
      label={words.partsOf(metric.id)}
      head={words.partHead}
      figures={[1]}
      rows={metric.parts.map((part, index) => ({
        id: `${part.source}-${index}`,
        cells: [
          <span key="name">
            <SourceName source={part.source} language={language} />
            {part.isExtra ? ` (${words.whenGiven})` : ''}
          </span>,
          weightText(part),
          scaleText(part, language),
        ],
      }))}
    />
  );
}

function Reads({ id, language }: { id: MetricId; language: Language }) {
  const quantity = quantities.get(id);
  if (quantity === undefined) return null;
  const words = modelTexts[language];
  const list = (sources: readonly Source[]): string => sources.map((source) => nameOf(source, language)).join(', ');
  return (
    <p className={styles.muted}>
      {words.statedFrom(list(quantity.stated.reads))}{' '}
      {quantity.estimate === null ? words.neverEstimated : words.estimatedFrom(list(quantity.estimate.reads))}
    </p>
  );
}

function Example({ metric, language }: { metric: Metric; language: Language }) {
  if (metric.id === 'IE_investability_level') {
    return <p>{`${example.name}: ${levelName(example.evaluation.calculation.IE_investability_level)[language]}`}</p>;
  }
  const { startup, masterData, options } = example;
  const { value, parts, status } = explain(startup, masterData, options, metric.id);
  const sum = parts.map(({ weight, score }) => `${formatNumber(weight, 2)} × ${formatNumber(score, 2)}`).join(' + ');
  const result = formatMetric(metric.id, value);
  return <p>{`${example.name}: ${sum === '' ? '' : `${sum} = `}${result} (${modelTexts[language].known[status]})`}</p>;
}

function MetricEntry({ metric, language }: { metric: Metric; language: Language }) {
  const { id, lens, label, unit, direction, parts } = metric;
  const words = modelTexts[language];
  const { description, calculation, interpretation } = glossaryEntry(id);
  const benchmark = benchmarksOf(id, lens, language);
  const rests = references[id as NumericMetricId];
  const facts = [unit?.[language], rangeText(metric, language), words.directions[direction]]
    .filter(Boolean)
    .join(' · ');
  return (
    <article id={id} className={styles.metric}>
      <h4 className={styles.heading}>{`${label.en} / ${label.es}`}</h4>
      <p className={styles.muted}>
        <code className={styles.mono}>{id}</code>
        {` · ${facts}`}
      </p>
      <p>{`${description[language]} ${calculation[language]} ${interpretation[language]}`}</p>
      {parts.length > 0 ? <Parts metric={metric} language={language} /> : <Reads id={id} language={language} />}
      {benchmark === null ? null : <p className={styles.muted}>{words.benchmark(benchmark)}</p>}
      <Example metric={metric} language={language} />
      {rests === undefined ? null : <p className={styles.muted}>{words.restsOn(rests.join('; '))}</p>}
    </article>
  );
}

/** Links to every metric. */
export function MetricIndex() {
  const language = useLanguage();
  return (
    <Frame>
      <nav aria-label={modelTexts[language].metrics} className={styles.contents}>
        {metrics.map(({ id, label }) => (
          <div key={id}>
            <a className={styles.link} href={`#${id}`} target="_self">
              {label[language]}
            </a>
          </div>
        ))}
      </nav>
    </Frame>
  );
}

/** Every metric by lens, from the registry. */
export function MetricEntries() {
  const language = useLanguage();
  return (
    <Frame>
      {lenses.map((lens) => (
        <section key={lens}>
          <h3 className={styles.heading}>{modelTexts[language].lenses[lens]}</h3>
          {metrics
            .filter((metric) => metric.lens === lens)
            .map((metric) => (
              <MetricEntry key={metric.id} metric={metric} language={language} />
            ))}
        </section>
      ))}
    </Frame>
  );
}
