import type { ReactNode } from 'react';

import * as charts from '../../packages/ui/src/charts.ts';
import {
  areaAxes,
  puente,
  puenteHeatmap,
  puenteParts,
  puenteSeries,
  puenteTornado,
  puenteVersions,
  scores,
  similarity,
} from '../../packages/ui/src/charts/shared/fixtures.ts';
import { Frame } from './Frame.tsx';
import { LinkTo } from './LinkTo.tsx';
import * as styles from './pages.css.ts';
import { Table } from './Table.tsx';

type Exports = typeof charts;
type Components = {
  [Name in keyof Exports]: Exports[Name] extends (props: never) => ReactNode ? Name : never;
}[keyof Exports];
/** The type check fails for a chart without a row here. */
type ChartName = Exclude<Components, 'ChartFrame' | 'ChartTable' | 'SeriesLegend'>;

interface Advice {
  question: string;
  who: string;
  takes: string;
  instead: string;
  dos: readonly string[];
  donts: readonly string[];
  sample: ReactNode;
}

const dates = puenteVersions.map(({ date }) => date);
const areaIds = ['value', 'financial', 'market', 'team'] as const;
const names = { value: 'Value', financial: 'Financial', market: 'Market', team: 'Team' } as const;
const areaScores = areaIds.map((id) => puente.areas[id]);

const advice: Record<ChartName, Advice> = {
  RangeBar: {
    question: 'How good is it, and how certain is that?',
    who: 'All users, wherever a score is larger than a badge: score card, lists, the live score of the wizard.',
    takes: 'One score with its 90 % range',
    instead: 'Several scores to rank: DotPlot',
    dos: ['Show it before there is a score: the hatched range says where it is likely to lie.'],
    donts: ['Colour the bar by level. The badge next to it shows the level as text.'],
    sample: <charts.RangeBar score={puente.score} range={puente.range} label="Puente" />,
  },
  CoverageBar: {
    question: 'How much of this is based on facts?',
    who: 'An investor before trusting a score; a founder who wants to know what to fill in next.',
    takes: 'Shares that are stated, estimated and unknown',
    instead: 'Which facts are missing: the recommendations and the table of inputs',
    dos: ['Place it next to its score.'],
    donts: ['Praise full coverage: stated is not proven.'],
    sample: <charts.CoverageBar coverage={puente.coverage} stated={puente.stated} estimated={puente.estimated} />,
  },
  Waterfall: {
    question: 'How does this number add up?',
    who: 'An investor who checks the score by hand; a founder who asks where the points went.',
    takes: 'Parts that add up exactly, each with its maximum',
    instead: 'Parts of one area with weights: AreaArithmetic',
    dos: ['Round by largest remainder, so that the printed parts add up to the printed total.'],
    donts: ['Use it for numbers that do not add up, such as the scores of competitors.'],
    sample: (
      <charts.Waterfall
        title="How the score adds up"
        parts={puenteParts('en')}
        total={{ label: 'Investability', points: puente.score }}
        range={puente.range}
      />
    ),
  },
  AreaArithmetic: {
    question: 'What is this area made of?',
    who: 'An analyst who opened the tab of an area.',
    takes: 'Up to about eight weighted parts of one score',
    instead: 'The whole score: Waterfall',
    dos: ['Keep the area’s own colour.', 'Keep a missing part in its position; its weight still counts.'],
    donts: ['Compare two startups with it; the widths depend on the weights.'],
    sample: (
      <charts.AreaArithmetic
        tone="financial"
        parts={[
          { id: 'health', label: 'Health', weight: 0.4, score: 83.6 },
          { id: 'efficiency', label: 'Efficiency', weight: 0.25, score: 52.8 },
          { id: 'projections', label: 'Projections', weight: 0.2, score: 43.3 },
          { id: 'valuation', label: 'Valuation', weight: 0.15, score: 25.7 },
        ]}
      />
    ),
  },
  BandBar: {
    question: 'Is this value good or poor?',
    who: 'A user who wants to interpret one metric.',
    takes: 'One value and the bands of its scale',
    instead: 'One number that separates good from bad: BulletBar. A score with its range: RangeBar',
    dos: ['Place it under the sentence that names the bands.'],
    donts: ['Colour the bands. Emphasis and name show which one contains the value.'],
    sample: (
      <charts.BandBar
        value={52.8}
        valueText="52,8"
        bands={[
          { from: 0, to: 40, label: 'To fix', isCurrent: false },
          { from: 40, to: 70, label: 'Average', isCurrent: true },
          { from: 70, to: 100, label: 'Strong', isCurrent: false },
        ]}
        end={100}
      />
    ),
  },
  BulletBar: {
    question: 'Is this value healthy?',
    who: 'Readers of a metric card. It is inside the card, under the printed value.',
    takes: 'One value and its benchmark',
    instead: 'A value with a range: RangeBar',
    dos: ['Print the value and the verdict next to it; the bar is hidden from assistive technology.'],
    donts: ['Use it alone.'],
    sample: <charts.BulletBar value={83.6} benchmark={70} maximum={100} />,
  },
  PointsCurve: {
    question: 'How does this value become points?',
    who: 'Users who ask why more of something stops paying off: it is in the popup of a metric.',
    takes: 'The anchors of a rule of the model, and the position of one value on it',
    instead: 'How points add up to a score: Waterfall or AreaArithmetic',
    dos: ['Print value and points next to it; the curve is hidden from assistive technology.'],
    donts: ['Draw a rule that the model does not have; use the anchors of the model.'],
    sample: (
      <charts.PointsCurve
        anchors={[
          { along: 0, score: 0 },
          { along: 0.2, score: 30 },
          { along: 0.6, score: 80 },
          { along: 1, score: 100 },
        ]}
        mark={{ along: 0.7, score: 85 }}
        unknownScore={40}
      />
    ),
  },
  RadarChart: {
    question: 'Which side is weak?',
    who: 'Investors, corporations and universities: the profile of a startup under their lens.',
    takes: '1 to 3 series over 3 to 8 scores from 0 to 100',
    instead: 'More than three startups: DotPlot or CorrelationMatrix',
    dos: ['Keep the order of the axes the same everywhere; the shape is what people remember.'],
    donts: ['Read its area as a total. The order of the axes changes it.', 'Draw it with a missing score.'],
    sample: <charts.RadarChart title="Puente and its industry" axes={areaAxes('en')} series={puenteSeries} />,
  },
  RiskHeatmap: {
    question: 'Where is the risk?',
    who: 'An investment committee that has a minute for each startup.',
    takes: 'Twelve sub-scores from 0 to 10 in four groups',
    instead: 'The sum behind a group: AreaArithmetic',
    dos: ['Print the number in every cell.', 'Hatch missing values; they count 5 and are labelled.'],
    donts: ['Use it for money, months or counts: bands have no meaning for them.'],
    sample: <charts.RiskHeatmap title="Risk heatmap" groups={puenteHeatmap('en')} />,
  },
  CorrelationMatrix: {
    question: 'Which are alike?',
    who: 'A portfolio manager who looks for similar startups; an analyst who checks the balance of one startup.',
    takes: 'Pairwise similarities, 0 to 100 %: figures for about 50 items, an overview of hundreds',
    instead: 'How good they are: DotPlot. Similar does not mean good',
    dos: ['Order by similarity from 13 items on, so that groups become visible.'],
    donts: ['Call it correlation over time: it compares scores at one point in time.'],
    sample: (
      <charts.CorrelationMatrix
        title="Startup correlation matrix"
        items={areaAxes('en')}
        values={similarity(areaScores)}
      />
    ),
  },
  DotPlot: {
    question: 'Which startup leads, and is that certain?',
    who: 'Investors who shortlist, analysts who compare within an industry.',
    takes: 'Up to about 30 startups with score and range',
    instead: 'Their shapes: RadarChart with at most three',
    dos: ['Mark the startup that the page is about.'],
    donts: ['Number the ranks where ranges overlap; the order is not certain there.'],
    sample: (
      <charts.DotPlot
        title="Score and range"
        items={scores.map((one) => ({ ...one, isCurrent: one.id === 'puente' }))}
      />
    ),
  },
  EvolutionChart: {
    question: 'What changed since last time?',
    who: 'A founder who shows progress; an investor who follows it.',
    takes: 'Up to about ten series over dated versions',
    instead: 'In a list or a card: Sparkline',
    dos: ['Draw time to scale: two versions in a week are closer than two in a year.'],
    donts: ['Connect results of different model versions without a notice.'],
    sample: (
      <charts.EvolutionChart
        title="Evolution"
        dates={dates}
        series={areaIds.map((id) => ({ id, label: names[id], values: puenteVersions.map((version) => version[id]) }))}
      />
    ),
  },
  Sparkline: {
    question: 'Which way is it going?',
    who: 'Readers of lists and score cards.',
    takes: 'One value over its versions, as high as a line of text',
    instead: 'When the values themselves matter: EvolutionChart',
    dos: ['Print the last value next to it.', 'Share a domain when heights must be comparable.'],
    donts: ['Draw it for a single version.'],
    sample: (
      <charts.Sparkline
        label="Investability"
        values={puenteVersions.map(({ score }) => score)}
        times={dates.map((date) => Date.parse(date))}
      />
    ),
  },
  Tornado: {
    question: 'What would change the score most?',
    who: 'A founder who decides what to work on; an investor who decides what to ask first.',
    takes: 'About eight inputs, each with the result at both ends',
    instead: 'What to do about it: the recommendations, which name the gain',
    dos: ['Widest first, and stop when the bars add no information.'],
    donts: ['Add the bars up; each varies one input while the others stay fixed.'],
    sample: <charts.Tornado title="What the range is made of" items={puenteTornado} score={puente.score} />,
  },
};

const rows = Object.entries(advice);

/** One line for each chart: the question it answers. */
export function ChartTable() {
  return (
    <Frame>
      <Table
        label="Which chart when"
        head={['Question', 'Chart', 'Data', 'Alternative']}
        rows={rows.map(([name, { question, takes, instead }]) => ({
          id: name,
          cells: [question, <LinkTo key="link" title={`Charts/${name}`} name={name} />, takes, instead],
        }))}
      />
    </Frame>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <div>
      <h4 className={styles.subheading}>{title}</h4>
      <ul className={styles.list}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}

/** Each chart with its users, an example, and advice. */
export function ChartAdvice() {
  return (
    <Frame>
      {rows.map(([name, { question, who, dos, donts, sample }]) => (
        <section key={name} className={styles.panel}>
          <h3 className={styles.heading}>{`${name}: ${question}`}</h3>
          <p className={styles.muted}>{who}</p>
          {sample}
          <div className={styles.columns}>
            <Points title="Do" points={dos} />
            <Points title="Don't" points={donts} />
          </div>
        </section>
      ))}
    </Frame>
  );
}
