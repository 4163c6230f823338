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
import * as styles from './pages.css.ts';
import { Table } from './Table.tsx';
import { useLanguage } from './useLanguage.ts';

const percent = (share: number): string => formatPercent(share * 100, 0);
const score = example.evaluation.calculation.IE_investability_score ?? 0;

/** The rules that hold for every number, with their constants. */
export function Rules() {
  const rules: readonly (readonly [rule: string, value: string, meaning: string])[] = [
    [
      'Version of the model',
      MODEL_VERSION,
      'Stored with every calculation; any change of a weight or an anchor raises it',
    ],
    ['Metrics', String(metrics.length), 'In three lenses; the lens chooses what is shown and changes no number'],
    [
      'Inputs',
      String(evaluatedFields.length),
      `Of the inputs and classifications ${requiredInputs.length} are required`,
    ],
    [
      'Unknown part',
      `${PRIOR} of 100`,
      'The lowest value that is still average: silence is read as bad news, not as neutral',
    ],
    ['Estimate', `known by ${percent(ESTIMATE_TRUST)}`, 'Counts with its value, is marked, and lowers the coverage'],
    ['Default', 'unknown', 'A value that nobody stated is no fact, whatever the form sent along'],
    ['Weakest area', percent(WEAKEST_LINK), 'Counted once more, so that one strong area never hides a weak one'],
    [
      'Evaluated from',
      `${percent(MIN_COVERAGE)} coverage`,
      'Or with every required input present; else there is no score',
    ],
  ];
  return (
    <Frame>
      <Table
        label="Rules"
        head={['Rule', 'Value', 'What it means']}
        rows={rules.map(([rule, value, meaning]) => ({ id: rule, cells: [rule, value, meaning] }))}
      />
    </Frame>
  );
}

/** The four areas with their weights, and the example's figures. */
export function Areas() {
  const language = useLanguage();
  return (
    <Frame>
      <Table
        label="Areas"
        head={['Area', 'Metric', 'Weight in the mean', 'Points of 100', `${example.name}: score`, 'Coverage']}
        figures={[2, 3, 4, 5]}
        rows={areas.map(({ id, label, metric, weight }) => ({
          id,
          cells: [
            label[language],
            <a key="link" className={styles.link} href={`#${metric}`} target="_self">
              {metric}
            </a>,
            percent(weight),
            formatNumber(weight * (1 - WEAKEST_LINK) * 100, 0),
            formatScore(example.evaluation.calculation[metric]),
            percent(areaCoverage(example.startup, example.masterData, example.options)[id]),
          ],
        }))}
      />
      <p className={styles.muted}>
        {`The weakest of the four is counted once more with ${percent(WEAKEST_LINK)}: score = ${percent(1 - WEAKEST_LINK)} of the weighted mean + ${percent(WEAKEST_LINK)} of the weakest area.`}
      </p>
    </Frame>
  );
}

const levels = [100, levelThresholds.high - 0.1, levelThresholds.medium - 0.1, levelThresholds.low - 0.1];
const from: Record<string, string> = {
  high: `from ${levelThresholds.high}`,
  medium: `from ${levelThresholds.medium}`,
  low: `from ${levelThresholds.low}`,
  'very-low': `under ${levelThresholds.low}`,
};

/** The levels as badges. */
export function Levels() {
  const language = useLanguage();
  return (
    <Frame>
      <div className={styles.row}>
        {levels.map((value) => {
          const level = levelOf(value);
          return (
            <Badge key={level} tone={levelTone(level)}>
              {`${levelName(level)[language]} ${from[level] ?? ''}`}
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
  const contributions = scoreContributions(example.evaluation.calculation);
  const { coverage, range } = example.evaluation;
  return (
    <Frame>
      <RangeBar score={score} range={range} label={example.name} />
      <Waterfall
        title={`How ${formatScore(score)} adds up`}
        total={{ label: metricById('IE_investability_score').label[language], points: score }}
        range={range}
        parts={contributions.map(({ id, area, label, shownPoints, weight, score: value }) => ({
          id,
          label: label[language],
          detail: `${formatScore(value)} × ${percent(weight)}`,
          points: shownPoints,
          maximum: weight * 100,
          tone: area,
          isAgain: id === 'weakest',
        }))}
      />
      <p className={styles.muted}>{`Coverage ${percent(coverage)}. Computed on this page from the inputs below.`}</p>
    </Frame>
  );
}

const moved = (field: EvaluatedField): string => {
  const { by, size } = inputUncertainty[field];
  if (size === 0) return 'exact';
  return by === 'share' ? `× or ÷ ${formatNumber(1 + size, 2)}` : `± ${formatNumber(size, 1)}`;
};

const written = (field: EvaluatedField, value: number): string =>
  startupField(field).kind === 'year' ? String(value) : formatPlain(value);

/** Every input with its range, how uncertain a stated value is taken to be, and what the example says. */
export function Inputs() {
  const language = useLanguage();
  const required: ReadonlySet<string> = new Set(requiredInputs);
  return (
    <Frame>
      <Table
        label="Inputs"
        head={['Input', 'Id', 'Range', 'Required', 'Uncertainty', example.name]}
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
              `${exclusive === true ? 'over ' : ''}${written(field, min)} – ${written(field, max)}`,
              required.has(field) ? 'yes' : '',
              moved(field),
              value === null || value === undefined ? 'No data' : written(field, value),
            ],
          };
        })}
      />
    </Frame>
  );
}
