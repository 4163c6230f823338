import { formatDate, formatMetric, formatMoney, formatPercent, formatScore } from '@aval/metrics';

import { message, type MessageId, startupField } from '../../packages/contract/src/index.ts';
import { textsEn } from '../../packages/ui/src/texts/en.ts';
import { textsEs } from '../../packages/ui/src/texts/es.ts';
import { Frame } from './Frame.tsx';
import * as styles from './pages.css.ts';
import { Table } from './Table.tsx';

const samples: readonly (readonly [meaning: string, text: string])[] = [
  ['A score', formatScore(64.84)],
  ['A score that is not known', formatScore(null)],
  ['Money', formatMoney(25_000)],
  ['A percentage', formatPercent(95)],
  ['A ratio shown as percentage', formatMetric('FEM_debt_to_equity', 0.4)],
  ['Months', formatMetric('FEM_cash_runway', 18)],
  ['A count', formatMetric('MEM_competitor_count', 1000)],
  ['A date', formatDate('2026-06-12')],
  ['A date that is not set', formatDate(null)],
];

/** Examples of formatted figures, produced by the formatting functions. */
export function Figures() {
  return (
    <Frame>
      <Table
        label="Figures"
        head={['What', 'Printed']}
        figures={[1]}
        rows={samples.map(([meaning, text]) => ({ id: meaning, cells: [meaning, text] }))}
      />
    </Frame>
  );
}

const label = startupField('profit_margin').label;
const shown: readonly (readonly [MessageId, Parameters<typeof message>[1]])[] = [
  ['required', { label }],
  ['number', { label }],
  ['between', { label, min: -100, max: 100 }],
  ['greaterThan', { label: startupField('burn_rate').label, min: 0 }],
];

/** Messages of fields as forms and server print them. */
export function FieldMessages() {
  return (
    <Frame>
      <Table
        label="Field messages"
        head={['When', 'English', 'Español']}
        rows={shown.map(([id, params]) => {
          const { en, es } = message(id, params);
          return {
            id,
            cells: [
              <code key="id" className={styles.mono}>
                {id}
              </code>,
              en,
              es,
            ],
          };
        })}
      />
    </Frame>
  );
}

const meanings: readonly (readonly [word: string, meaning: string, not: string])[] = [
  ['score', '0 to 100, of the whole, an area or a part', 'rating, points, grade'],
  ['points', 'the contribution of a part to a score', 'score'],
  ['level', 'high, medium, low, very low: the class of a score', 'category, risk class'],
  ['coverage', 'how much of the score is stated', 'completeness, quality'],
  [
    'range',
    'where the score could lie if everything were known, with the usual optimism allowed for',
    'error, confidence',
  ],
  ['lens', 'general, corporate or educational: which additional metrics are shown', 'mode, view'],
  ['benchmark', 'the value from which a metric is healthy', 'target, threshold'],
  ['stated, estimated, default, unknown', 'the source of a value', 'real, fake, missing'],
];

/** Terms with a single meaning, and synonyms to avoid. */
export function Meanings() {
  return (
    <Frame>
      <Table label="Terms" head={['Word', 'Means', 'Not']} rows={meanings.map((cells) => ({ id: cells[0], cells }))} />
    </Frame>
  );
}

const chosen = Object.keys(textsEn).filter((key) => key !== 'locale') as (keyof typeof textsEn)[];

/** Every built-in text of the library, in both languages. */
export function LibraryTexts() {
  return (
    <Frame>
      <Table
        label="Words of the library"
        head={['Word', 'English', 'Español']}
        rows={chosen.map((key) => ({
          id: key,
          cells: [
            <code key="key" className={styles.mono}>
              {key}
            </code>,
            textsEn[key],
            textsEs[key],
          ],
        }))}
      />
    </Frame>
  );
}
