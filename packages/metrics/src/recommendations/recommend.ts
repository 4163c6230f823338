import { shownScore } from '../calculation.ts';
import { readValue } from '../model/sheet.ts';
import type { Prepared } from '../prepare.ts';
import { roundTo } from '../rounding.ts';
import { scenarioOf } from '../scenario.ts';
import { scoreChange } from '../scoreChange.ts';
import { type Recommendation, type RecommendationGroup, type StartupFacts } from '../types.ts';
import { bridgeSuggestion } from './bridge.ts';
import { generalLines } from './generalLines.ts';
import { recommendationRules, type RecommendationRule } from './rules.ts';

const LEAST_GAIN = 0.1;
const MOST_PER_GROUP = 3;

/** The rules, and the one that needs the people of the team by name. */
function rulesFor(startup: StartupFacts, isGraphKnown: boolean): readonly RecommendationRule[] {
  if (!isGraphKnown) return recommendationRules;
  const bridge: RecommendationRule = {
    rule: 'bridge',
    group: 'team',
    metric: 'TRM_connected_components',
    suggest: () => bridgeSuggestion(startup.team),
  };
  return [...recommendationRules, bridge];
}

/**
 * What would raise the score, each change re-evaluated: the lines without a gain first, then by gain, at most three of
 * a group. A change that gains less than 0.1 points, or none as the two scores are printed, is left out. A gain is the
 * difference of the printed scores, as everywhere else.
 */
export function recommend(startup: StartupFacts, prepared: Prepared): Recommendation[] {
  const { sheet } = prepared;
  const { score, scoreAfter } = scenarioOf(sheet);
  const found: { difference: number; recommendation: Recommendation & { gain: number } }[] = [];
  for (const { suggest, ...rule } of rulesFor(startup, readValue(sheet, 'graph_components') !== null)) {
    const suggestion = suggest((source) => readValue(sheet, source));
    if (suggestion === null) continue;
    const after = scoreAfter(suggestion.changes);
    const difference = roundTo(after - score, 1);
    const gain = scoreChange(score, after);
    if (difference >= LEAST_GAIN) found.push({ difference, recommendation: { ...rule, gain, text: suggestion.text } });
  }
  const perGroup = new Map<RecommendationGroup, number>();
  const kept = found
    .toSorted((a, b) => b.difference - a.difference || (a.recommendation.rule < b.recommendation.rule ? -1 : 1))
    .map(({ recommendation }) => recommendation)
    .filter(({ group }) => {
      const place = perGroup.get(group) ?? 0;
      perGroup.set(group, place + 1);
      return place < MOST_PER_GROUP;
    })
    .filter(({ gain }) => gain > 0)
    .toSorted((a, b) => b.gain - a.gain);
  return [...generalLines(sheet, shownScore(prepared)), ...kept];
}
