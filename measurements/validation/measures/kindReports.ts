import { levelOf } from '../../../packages/metrics/src/index.ts';
import { scoreRange } from '../../../packages/metrics/src/range.ts';
import { drawnStartups } from '../drawnStartups.ts';
import { documented, isInside, prepared, rangeOf, scoreIn, scoreOf } from '../evaluation.ts';
import { type Kindness, kindReport, usualKindness } from '../kindReport.ts';
import { type Effort, mean, percent, points, type Row, shareOf } from '../Row.ts';

const soberShares = [0, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8];

interface Report {
  truth: number;
  reported: number;
  isHeld: boolean;
}

function reportsOf({ seed, startups }: Effort, kindness: Kindness, soberShare?: number): Report[] {
  return drawnStartups(seed, startups).map((startup) => {
    const report = prepared(kindReport(startup, kindness));
    const truth = scoreOf(documented(startup));
    return { truth, reported: scoreIn(report), isHeld: isInside(scoreRange(report, soberShare), truth) };
  });
}

/** Kind reports against the truth that documents would show, honest ones too, and kinder ones than the range is for. */
export function kindReports(effort: Effort): Row[] {
  const reports = reportsOf(effort, usualKindness);
  const inside = shareOf(reports, ({ isHeld }) => isHeld);
  const bias = mean(reports.map(({ reported, truth }) => reported - truth));
  const otherLevel = shareOf(reports, ({ reported, truth }) => levelOf(reported) !== levelOf(truth));
  const honest = shareOf(drawnStartups(effort.seed, effort.startups), (startup) =>
    isInside(rangeOf(startup), scoreOf(documented(startup))),
  );
  return [
    {
      what: 'Kind reports (one notch, markets x 2, growth + 10): bias of the score',
      before: '+9.1',
      now: points(bias),
      bound: 'within 3',
      isHeld: Math.abs(bias) <= 3,
    },
    {
      what: 'The same: truth inside the 90 % range',
      before: '5 %',
      now: percent(inside),
      bound: 'at least 90 %',
      isHeld: inside >= 0.9,
    },
    {
      what: "The same: the level differs from the truth's",
      before: '40 %',
      now: percent(otherLevel),
      bound: 'at most 20 %',
      isHeld: otherLevel <= 0.2,
    },
    {
      what: 'Honest reports without evidence: the evidenced score inside (by construction: it is the upper end)',
      before: '-',
      now: percent(honest),
      bound: '100 %',
      isHeld: honest === 1,
    },
    ...[
      { name: 'One and a half notches, markets x 3, growth + 15', kindness: { notches: 1.5, markets: 3, growth: 15 } },
      { name: 'Two notches, markets x 4, growth + 20', kindness: { notches: 2, markets: 4, growth: 20 } },
      { name: 'One notch too low, markets halved, growth - 10', kindness: { notches: -1, markets: 0.5, growth: -10 } },
    ].map(({ name, kindness }) => ({
      what: `${name}: truth inside (not built for it)`,
      before: '-',
      now: percent(shareOf(reportsOf(effort, kindness), (report) => report.isHeld)),
      bound: '',
      isHeld: true,
    })),
  ];
}

/** Kind reports whose truth is inside, by the share of the usual optimism that the low end allows for. */
export const insideBySoberShare = (effort: Effort): { soberShare: number; inside: number }[] =>
  soberShares.map((soberShare) => ({
    soberShare,
    inside: shareOf(reportsOf(effort, usualKindness, soberShare), ({ isHeld }) => isHeld),
  }));
