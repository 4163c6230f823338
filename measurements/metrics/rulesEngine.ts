import { levelThresholds } from '../../packages/metrics/src/bands/levelOf.ts';
import { REVENUE_EXPECTED_FROM } from '../../packages/metrics/src/model/constants.ts';
import type { Composite } from '../../packages/metrics/src/model/nodes.ts';
import { scoreOn } from '../../packages/metrics/src/model/scale.ts';
import { areas, type Known, leaves, type Peer, scores, WEAKEST_LINK } from './peers.ts';

/** The part of json-rules-engine that the benchmark uses. */
interface Almanac {
  factValue: (id: string) => Promise<Known>;
}
interface Engine {
  addFact: (id: string, of: (parameters: unknown, almanac: Almanac) => Promise<Known>) => unknown;
  addRule: (rule: unknown) => unknown;
  run: (facts: Record<string, Known>) => Promise<{ almanac: Almanac }>;
}
interface Library {
  Engine: new () => Engine;
}

async function scoreOf({ parts }: Composite, almanac: Almanac): Promise<number> {
  const prior = (await almanac.factValue('unknown_score')) ?? 0;
  const maturity = (await almanac.factValue('stage_maturity')) ?? 0;
  let sum = 0;
  let total = 0;
  for (const { source, scale, weight, whenUnknown, isExtra, hasStageFloor } of parts) {
    const value = await almanac.factValue(source);
    if (isExtra && value === null) continue;
    let score = whenUnknown ?? prior;
    if (value !== null) score = scale === null ? value : scoreOn(scale, value);
    if (hasStageFloor && maturity < REVENUE_EXPECTED_FROM) score = Math.max(prior, score);
    sum += weight * score;
    total += weight;
  }
  return Math.min(100, Math.max(0, sum / total));
}

async function investability(almanac: Almanac): Promise<number> {
  let mean = 0;
  let weakest = 100;
  for (const { metric, weight } of areas) {
    const score = (await almanac.factValue(metric)) ?? 0;
    mean += weight * score;
    weakest = Math.min(weakest, score);
  }
  return (1 - WEAKEST_LINK) * mean + WEAKEST_LINK * weakest;
}

/** The model as facts that rules read, one rule per level. */
export function rulesEngine(library: Library): Peer {
  const engine = new library.Engine();
  for (const node of scores) engine.addFact(node.id, (_, almanac) => scoreOf(node, almanac));
  engine.addFact('investability', (_, almanac) => investability(almanac));
  for (const [level, from] of Object.entries(levelThresholds)) {
    const condition = { fact: 'investability', operator: 'greaterThanInclusive', value: from };
    engine.addRule({ conditions: { all: [condition] }, event: { type: level } });
  }
  return {
    name: 'rules engine (json-rules-engine)',
    score: async (values) => {
      const facts = Object.fromEntries(leaves.map((id, index) => [id, values[index] ?? null]));
      const { almanac } = await engine.run(facts);
      return (await almanac.factValue('investability')) ?? Number.NaN;
    },
  };
}
