import {
  believed,
  evidenceFields,
  evidenceKinds,
  evidenceWorth,
  formatNumber,
  formatPercent,
  formatScore,
  type StartupFacts,
} from '@aval/metrics';

import { capsOf } from '../../packages/metrics/src/caps.ts';
import { ageFactor, type Ageing } from '../../packages/metrics/src/evidence/ageFactor.ts';
import { ownEvidence } from '../../packages/metrics/src/evidence/evidenceFields.ts';
import { prepare } from '../../packages/metrics/src/prepare.ts';
import { evidenceTexts } from './evidenceTexts.ts';
import * as example from './example.ts';
import { Frame } from './Frame.tsx';
import { Table } from './Table.tsx';
import { useLanguage } from './useLanguage.ts';

const percent = (share: number): string => formatPercent(share * 100, 0);
const best = 100;

/** Every kind of evidence with its worth, and what it leaves of the best score. */
export function Evidence() {
  const words = evidenceTexts[useLanguage()];
  return (
    <Frame>
      <Table
        label={words.kinds}
        head={words.kindHead(best)}
        figures={[2, 4, 5]}
        rows={evidenceKinds.map((kind) => {
          const { reliability, isEvidenced, error } = evidenceWorth[kind];
          const own = evidenceFields.filter((field) => ownEvidence[field].kind === kind).length;
          return {
            id: kind,
            cells: [
              words.kindNames[kind],
              words.whatItIs[kind] + (own === 0 ? '' : ` (${words.ownKindOf(own)})`),
              percent(reliability),
              isEvidenced ? words.yes : words.no,
              percent(error),
              formatScore(believed(best, reliability)),
            ],
          };
        })}
      />
    </Frame>
  );
}

const ages = [0, 6, 9, 12, 18, 24, 36, 48];
const ageings: readonly Ageing[] = ['money', 'slow', 'never'];

/** How much of a fact still counts after so many months. */
export function AgeOfFacts() {
  const words = evidenceTexts[useLanguage()];
  return (
    <Frame>
      <Table
        label={words.ages}
        head={[words.factsOf, ...ages.map((months) => words.months(formatNumber(months)))]}
        figures={ages.map((_, column) => column + 1)}
        rows={ageings.map((ageing) => ({
          id: ageing,
          cells: [words.ageings[ageing], ...ages.map((months) => percent(ageFactor(ageing, months)))],
        }))}
      />
    </Frame>
  );
}

const monthsOfCash = [0, 1, 3, 6, 9, 12];

/** The most that the score of a startup with these facts may be. */
const mostOf = (facts: StartupFacts): number =>
  Math.min(100, ...capsOf(prepare(facts, example.masterData, example.options).sheet).map(({ most }) => most));

/** What little cash and negative equity limit the score to. */
export function Limits() {
  const words = evidenceTexts[useLanguage()];
  const rows: [name: string, facts: StartupFacts][] = [
    ...monthsOfCash.map((months): [string, StartupFacts] => [
      words.cashFor(formatNumber(months)),
      { cash_runway_months: months },
    ]),
    [words.cashUnknown, {}],
    [words.noBurn, { burn_rate: 0 }],
    [words.negativeEquity, { burn_rate: 0, financials: { total_equity: -1 } }],
  ];
  return (
    <Frame>
      <Table
        label={words.limits}
        head={words.limitHead}
        figures={[1]}
        rows={rows.map(([name, facts]) => ({ id: name, cells: [name, formatNumber(mostOf(facts))] }))}
      />
    </Frame>
  );
}
