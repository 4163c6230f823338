import { shownScore } from '../calculation.ts';
import type { ExaminedFacts } from '../contradictions/Contradiction.ts';
import type { EvaluationOptions } from '../Evaluation.ts';
import { withPatch } from '../explain/withPatch.ts';
import type { NumericMetricId } from '../metricIds.ts';
import { readTrust, readValue, type Sheet } from '../model/sheet.ts';
import { prepare, type Prepared } from '../prepare.ts';
import { isHealthy } from '../registry/healthyLimits.ts';
import { roundTo } from '../rounding.ts';
import { scoreChange } from '../scoreChange.ts';
import type { Lens, MasterData, Recommendation, RecommendationGroup } from '../types.ts';
import { lensScores } from '../views/lensScores.ts';
import { generalLines } from './generalLines.ts';
import { opensContradiction } from './opensContradiction.ts';
import type { FactsChange, Play } from './Play.ts';
import { playbook } from './playbook.ts';
import { roles } from './roles.ts';
import { openLens, type Situation, situationOf } from './situationOf.ts';

const LEAST_GAIN = 0.1;
const MOST_PER_GROUP = 3;
/** A score from here on is as good as it has to be. */
const HIGH = 80;

/** The score under a lens, unrounded: the investability, or the mean of the four scores of the lens. */
function scoreUnder(lens: Lens, sheet: Sheet): number {
  const ids: readonly NumericMetricId[] = lens === 'general' ? ['IE_investability_score'] : lensScores[lens];
  return ids.reduce((sum, id) => sum + (readValue(sheet, id) ?? 0), 0) / ids.length;
}

/** Whether the card of a metric already calls it as good as it has to be. */
function isSettled(sheet: Sheet, metric: Play['metric'], lens: Lens): boolean {
  if (metric === 'IE_investability_level') return false;
  const value = readTrust(sheet, metric) === 0 ? null : readValue(sheet, metric);
  if (value === null) return false;
  if (metric.endsWith('_score')) return roundTo(value, 1) >= HIGH;
  return isHealthy(metric, value, lens) === true;
}

const isOpen = ({ group }: Play, lens: Lens): boolean =>
  (group !== 'corporate' && group !== 'educational') || group === lens;

/** The advice of the playbook that fits a startup under the open lens. */
function fittingPlays(sheet: Sheet, situation: Situation, lens: Lens): Play[] {
  return playbook.filter(
    (play) =>
      isOpen(play, lens) &&
      play.when(situation) &&
      (play.isDuty === true || isAboutSupport(play) || !isSettled(sheet, play.metric, lens)),
  );
}

/** A document can support a figure that is as good as it has to be. */
const isAboutSupport = ({ id }: Play): boolean => id.startsWith('prove_');

/** What an advice gains under the open lens, as printed; null if it changes no fact or nothing that counts. */
function gainOf(
  change: FactsChange | null,
  startup: ExaminedFacts,
  before: Prepared,
  master: MasterData,
  options: EvaluationOptions,
): number | null {
  if (change === null) return null;
  const lens = openLens(options);
  const after = prepare(withPatch(startup, change, options.asOf), master, options);
  const [from, to] = [scoreUnder(lens, before.sheet), scoreUnder(lens, after.sheet)];
  const gain = scoreChange(from, to);
  const isGain = roundTo(to - from, 1) >= LEAST_GAIN && gain >= LEAST_GAIN;
  return isGain && !opensContradiction(before, after) ? gain : null;
}

function adviceOf(play: Play, situation: Situation, gain: number | null): Recommendation {
  const { id, group, metric, isDuty, who, what, why, proof } = play;
  return {
    rule: id,
    group,
    metric,
    gain,
    text: what(situation),
    ...(isDuty && { is_duty: isDuty }),
    who: roles[who],
    why: why(situation),
    proof,
  };
}

const byGain = (a: Recommendation, b: Recommendation): number =>
  (b.gain ?? 0) - (a.gain ?? 0) || (a.rule < b.rule ? -1 : 1);

/** At most three of each group, in the order given. */
function fewOfEach(sorted: readonly Recommendation[]): Recommendation[] {
  const count = new Map<RecommendationGroup, number>();
  return sorted.filter(({ group }) => {
    const place = count.get(group) ?? 0;
    count.set(group, place + 1);
    return place < MOST_PER_GROUP;
  });
}

/** As `recommendations`, for a startup that is computed already. */
export function recommendationsFor(
  startup: ExaminedFacts,
  prepared: Prepared,
  master: MasterData,
  options: EvaluationOptions,
): Recommendation[] {
  const { sheet } = prepared;
  const lens = openLens(options);
  const situation = situationOf(startup, prepared, master, options);
  const duties: Recommendation[] = [];
  const others: Recommendation[] = [];
  for (const play of fittingPlays(sheet, situation, lens)) {
    const gain = gainOf(play.change?.(situation) ?? null, startup, prepared, master, options);
    if (play.isDuty) duties.push(adviceOf(play, situation, gain));
    else if (play.change === null || gain !== null) others.push(adviceOf(play, situation, gain));
  }
  const lines = lens === 'general' ? generalLines(sheet, shownScore(prepared)) : [];
  return [...duties, ...lines, ...fewOfEach(others.toSorted(byGain))];
}

/**
 * What to do about a startup, from a playbook: what, why (with the figure that it moves), who does it, what would prove
 * it, and the gain by the model. Each change is evaluated; one that is not possible, gains less than 0.1 points or would
 * make figures contradict each other is left out, and so is advice on a figure that its card calls met and on a score of
 * 80 or more.
 *
 * @param startup As for `evaluate`, with answers to contradictions and evidence where there are any.
 * @param master As for `evaluate`.
 * @param options As for `evaluate`; `lens` is the open one: its benchmarks apply and gains are those of the mean of its
 * four scores. 'all' is the general one.
 * @returns In the order to show: duties (cash first), under the general lens the lines without a single change, then at
 * most three of each group by gain. A duty may lack a gain.
 * @throws RangeError for a value of the wrong type.
 */
export function recommendations(
  startup: ExaminedFacts,
  master: MasterData,
  options: EvaluationOptions,
): Recommendation[] {
  return recommendationsFor(startup, prepare(startup, master, options), master, options);
}
