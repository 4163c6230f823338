import {
  areaCoverage,
  areas,
  evaluatedFields,
  type EvaluatedField,
  formatNumber,
  formatPercent,
  formatPlain,
  formatScore,
  inputDomains,
  type Level,
  levelName,
  levelOf,
  levelTone,
  metricById,
  metrics,
  MODEL_VERSION,
  requiredInputs,
  scoreContributions,
} from '@aval/metrics';

import { startupField } from '../../packages/contract/src/index.ts';
import { levelThresholds } from '../../packages/metrics/src/bands/levelOf.ts';
import { inputUncertainty } from '../../packages/metrics/src/inputs/inputShift.ts';
import { ESTIMATE_TRUST, MIN_COVERAGE, PRIOR, WEAKEST_LINK } from '../../packages/metrics/src/model/constants.ts';
import { RangeBar, Waterfall } from '../../packages/ui/src/charts.ts';
import { Badge } from '../../packages/ui/src/components/Badge/Badge.tsx';
import * as example from './example.ts';
import { Frame } from './Frame.tsx';
import { modelTexts } from './modelTexts.ts';
import * as styles from './pages.css.ts';
import { Table } from './Table.tsx';
import { useLanguage } from './useLanguage.ts';

const percent = (share: number): string => formatPercent(share * 100, 0);
const score = example.evaluation.calculation.IE_investability_score ?? 0;

/** The rules that hold for every number, with their constants. */
export function Rules() {
  const words = modelTexts[useLanguage()];
  const rules: readonly (readonly [rule: string, value: string, meaning: string])[] = [
    [words.version, MODEL_VERSION, words.versionMeaning],
    [words.metrics, String(metrics.length), words.metricsMeaning],
    [words.inputs, String(evaluatedFields.length), words.requiredOf(requiredInputs.length)],
    [words.unknownPart, words.ofHundred(PRIOR), words.unknownMeaning],
    [words.estimate, words.knownBy(percent(ESTIMATE_TRUST)), words.estimateMeaning],
    [words.standard, words.unknown, words.standardMeaning],
    [words.weakest, percent(WEAKEST_LINK), words.weakestMeaning],
    [words.evaluatedFrom, words.coverageOf(percent(MIN_COVERAGE)), words.evaluatedMeaning],
  ];
  return (
    <Frame>
      <Table
        label={words.rules}
        head={words.ruleHead}
        rows={rules.map(([rule, value, meaning]) => ({ id: rule, cells: [rule, value, meaning] }))}
      />
    </Frame>
  );
}

/** The four areas with their weights, and the example's figures. */
export function Areas() {
  const language = useLanguage();
  const words = modelTexts[language];
  return (
    <Frame>
      <Table
        label={words.areas}
        head={words.areaHead(example.name)}
        figures={[2, 3, 4, 5]}
        rows={areas.map(({ id, label, metric, weights }) => ({
          id,
          cells: [
            label[language],
            <a key="link" className={styles.link} href={`#${metric}`} target="_self">
              {metric}
            </a>,
            percent(weights.early),
            percent(weights.grown),
            formatScore(example.evaluation.calculation[metric]),
            percent(areaCoverage(example.startup, example.masterData, example.options)[id]),
          ],
        }))}
      />
      <p className={styles.muted}>{words.weakestAgain(percent(1 - WEAKEST_LINK), percent(WEAKEST_LINK))}</p>
    </Frame>
  );
}

const levels = [100, levelThresholds.high - 0.1, levelThresholds.medium - 0.1, levelThresholds.low - 0.1];

/** The levels as badges. */
export function Levels() {
  const language = useLanguage();
  const words = modelTexts[language];
  const limitOf = (level: Level): string => {
    if (level === 'high' || level === 'medium' || level === 'low') return words.from(levelThresholds[level]);
    return words.under(levelThresholds.low);
  };
  return (
    <Frame>
      <div className={styles.row}>
        {levels.map((value) => {
          const level = levelOf(value);
          return (
            <Badge key={level} tone={levelTone(level)}>
              {`${levelName(level)[language]} ${limitOf(level)}`}
            </Badge>
          );
        })}
        <Badge tone={levelTone('Not Evaluated')}>{levelName('Not Evaluated')[language]}</Badge>
      </div>
    </Frame>
  );
}

/** The example's score as a sum, its range and its coverage. */
export function WorkedExample() {
  const language = useLanguage();
  const words = modelTexts[language];
  const { calculation, caps, coverage, evidenced, range } = example.evaluation;
  const contributions = scoreContributions(calculation, caps);
  return (
    <Frame>
      <RangeBar score={score} range={range} label={example.name} />
      <Waterfall
        title={words.howItAddsUp(formatScore(score))}
        total={{ label: metricById('IE_investability_score').label[language], points: score }}
        range={range}
        parts={contributions.map(({ id, area, label, shownPoints, weight, score: value }) => ({
          id,
          label: label[language],
          detail: weight === 0 ? '' : `${formatScore(value)} × ${percent(weight)}`,
          points: shownPoints,
          maximum: weight * 100,
          tone: area,
          isAgain: id === 'weakest',
        }))}
      />
      <p className={styles.muted}>{words.coverage(percent(coverage), percent(evidenced))}</p>
    </Frame>
  );
}

const moved = (field: EvaluatedField, exact: string): string => {
  const { by, size } = inputUncertainty[field];
  if (size === 0) return exact;
  return by === 'share' ? `× or ÷ ${formatNumber(1 + size, 2)}` : `± ${formatNumber(size, 1)}`;
};

const written = (field: EvaluatedField, value: number): string =>
  startupField(field).kind === 'year' ? String(value) : formatPlain(value);

/** Every input with its range, the uncertainty of a stated value, and the value of the example. */
export function Inputs() {
  const language = useLanguage();
  const words = modelTexts[language];
  const required: ReadonlySet<string> = new Set(requiredInputs);
  return (
    <Frame>
      <Table
        label={words.inputs}
        head={words.inputHead(example.name)}
        figures={[2, 4, 5]}
        rows={evaluatedFields.map((field) => {
          const { min, max, exclusive } = inputDomains[field];
          const value = example.startup[field];
          return {
            id: field,
            cells: [
              startupField(field).label[language],
              <code key="id" className={styles.mono}>
                {field}
              </code>,
              `${exclusive === true ? `${words.over} ` : ''}${written(field, min)} – ${written(field, max)}`,
              required.has(field) ? words.yes : '',
              moved(field, words.exact),
              value === null || value === undefined ? words.noData : written(field, value),
            ],
          };
        })}
      />
    </Frame>
  );
}
