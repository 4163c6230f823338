import { levelThresholds } from '../../packages/metrics/src/bands/levelOf.ts';
import { believed } from '../../packages/metrics/src/evidence/believed.ts';
import { GROWN_FROM, PRIOR, REVENUE_EXPECTED_FROM } from '../../packages/metrics/src/model/constants.ts';
import type { Composite, Part, Weights } from '../../packages/metrics/src/model/nodes.ts';
import { scoreOn } from '../../packages/metrics/src/model/scale.ts';
import { type SourceId, sourceIds } from '../../packages/metrics/src/model/sources.ts';
import { areas, isLeaf, type Known, leaves, limits, type Peer, scores, WEAKEST_LINK } from './peers.ts';

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

const reliabilityOf = (source: SourceId): string => `${source} is believed`;

function weightAt(maturity: number, { early, product, grown }: Weights): number {
  if (maturity >= GROWN_FROM) return grown;
  return maturity >= REVENUE_EXPECTED_FROM ? product : early;
}

async function unknownScore({ owed }: Part, almanac: Almanac): Promise<number> {
  const isOwed = typeof owed === 'number' ? (await almanac.factValue(sourceIds[owed] as SourceId)) === 1 : owed;
  return isOwed === true ? 0 : PRIOR;
}

async function partScore(part: Part, value: Known, maturity: number, almanac: Almanac): Promise<number> {
  if (value === null) return unknownScore(part, almanac);
  const stated = part.scale === null ? value : scoreOn(part.scale, value);
  const score = part.hasStageFloor && maturity < REVENUE_EXPECTED_FROM ? Math.max(PRIOR, stated) : stated;
  return isLeaf(part.source) ? believed(score, (await almanac.factValue(reliabilityOf(part.source))) ?? 0) : score;
}

async function mostOf({ cappedBy }: Composite, almanac: Almanac): Promise<number> {
  if (cappedBy === null) return 100;
  const ratio = await almanac.factValue('ltv_cac');
  if (ratio !== null) return scoreOn(limits.byRatio.scale, ratio);
  return (await almanac.factValue('is_grown')) === 1 ? limits.byRatio.silence : 100;
}

async function scoreOf(node: Composite, almanac: Almanac): Promise<number> {
  const maturity = (await almanac.factValue('stage_maturity')) ?? 0;
  let sum = 0;
  let total = 0;
  for (const part of node.parts) {
    const value = await almanac.factValue(part.source);
    if (part.isExtra && value === null) continue;
    const weight = weightAt(maturity, part.weights);
    sum += weight * (await partScore(part, value, maturity, almanac));
    total += weight;
  }
  return Math.min(await mostOf(node, almanac), 100, Math.max(0, sum / total));
}

async function mostByCash(almanac: Almanac): Promise<number> {
  if ((await almanac.factValue('burn_rate')) === 0) return 100;
  const months = await almanac.factValue('FEM_cash_runway');
  return months === null ? limits.byMonths.unknown : scoreOn(limits.byMonths.scale, months);
}

async function investability(almanac: Almanac): Promise<number> {
  const maturity = (await almanac.factValue('stage_maturity')) ?? 0;
  let mean = 0;
  let weakest = 100;
  for (const { metric, weights } of areas) {
    const score = (await almanac.factValue(metric)) ?? 0;
    mean += weightAt(maturity, weights) * score;
    weakest = Math.min(weakest, score);
  }
  const isIndebted = ((await almanac.factValue('total_equity')) ?? 0) < 0;
  const most = Math.min(await mostByCash(almanac), isIndebted ? limits.negativeEquity : 100);
  return Math.min(most, (1 - WEAKEST_LINK) * mean + WEAKEST_LINK * weakest);
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
    score: async ({ values, reliabilities }) => {
      const facts = Object.fromEntries<Known>([
        ...leaves.map((id, index): [string, Known] => [id, values[index] ?? null]),
        ...leaves.map((id, index): [string, Known] => [reliabilityOf(id), reliabilities[index] ?? null]),
      ]);
      const { almanac } = await engine.run(facts);
      return (await almanac.factValue('investability')) ?? Number.NaN;
    },
  };
}
