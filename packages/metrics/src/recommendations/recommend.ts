import { shownScore } from '../calculation.ts';
import { readValue } from '../model/sheet.ts';
import type { Prepared } from '../prepare.ts';
import { roundTo } from '../rounding.ts';
import { scenarioOf } from '../scenario.ts';
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
 * a group. A change that gains less than 0.1 points is left out.
 */
export function recommend(startup: StartupFacts, prepared: Prepared): Recommendation[] {
  const { sheet } = prepared;
  const { score, scoreAfter } = scenarioOf(sheet);
  const found: Recommendation[] = [];
  for (const { suggest, ...rule } of rulesFor(startup, readValue(sheet, 'graph_components') !== null)) {
    const suggestion = suggest((source) => readValue(sheet, source));
    if (suggestion === null) continue;
    const gain = roundTo(scoreAfter(suggestion.changes) - score, 1);
    if (gain >= LEAST_GAIN) found.push({ ...rule, gain, text: suggestion.text });
  }
  const perGroup = new Map<RecommendationGroup, number>();
  const kept = found
    .toSorted((a, b) => Number(b.gain) - Number(a.gain) || (a.rule < b.rule ? -1 : 1))
    .filter(({ group }) => {
      const place = perGroup.get(group) ?? 0;
      perGroup.set(group, place + 1);
      return place < MOST_PER_GROUP;
    });
  return [...generalLines(sheet, shownScore(prepared)), ...kept];
}
