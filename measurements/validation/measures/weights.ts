import { ownEvidence } from '../../../packages/metrics/src/evidence/evidenceFields.ts';
import { evidenceWorth } from '../../../packages/metrics/src/evidence/evidenceKinds.ts';
import { type EvaluatedField, evaluatedFields } from '../../../packages/metrics/src/inputs/inputDomains.ts';
import { areas } from '../../../packages/metrics/src/investability.ts';
import type { Node, Weights } from '../../../packages/metrics/src/model/nodes.ts';
import { allNodes } from '../../../packages/metrics/src/model/nodeTable.ts';
import type { SourceId } from '../../../packages/metrics/src/model/sources.ts';
import type { Row } from '../Row.ts';

const kinds = ['opinions', 'markets', 'people', 'money'] as const;
type Kind = (typeof kinds)[number];
type Stage = keyof Weights;

const nodes = new Map<SourceId, Node>(allNodes.map((node) => [node.id, node]));
const isInput = (source: SourceId): source is EvaluatedField => evaluatedFields.some((field) => field === source);

function kindOf(field: EvaluatedField): Kind {
  const { kind, ageing } = ownEvidence[field];
  if (kind === 'opinion') return 'opinions';
  if (kind === 'market') return 'markets';
  return ageing === 'money' || field === 'funding_raised' ? 'money' : 'people';
}

/** The inputs that a source is worked out from, each once. */
function inputsOf(source: SourceId): EvaluatedField[] {
  if (isInput(source)) return [source];
  const node = nodes.get(source);
  const reads = node?.kind === 'quantity' ? statedReads(node) : (node?.reads ?? []);
  return [...new Set(reads.flatMap(inputsOf))];
}

/** What is stated counts; where optional facts alone state it, what it is estimated from. */
function statedReads({ stated, estimate }: Node & { kind: 'quantity' }): readonly SourceId[] {
  const hasInputs = stated.reads.some((source) => inputsOf(source).length > 0);
  return hasInputs ? stated.reads : (estimate?.reads ?? stated.reads);
}

/** Adds the weight of a source to the inputs behind it, in equal shares where a formula joins several. */
function addWeight(into: Map<EvaluatedField, number>, source: SourceId, weight: number, stage: Stage): void {
  const node = nodes.get(source);
  if (node?.kind === 'composite') {
    const parts = node.parts.filter(({ isExtra }) => !isExtra);
    const total = parts.reduce((sum, { weights }) => sum + weights[stage], 0);
    for (const part of parts) addWeight(into, part.source, (weight * part.weights[stage]) / total, stage);
    return;
  }
  const inputs = inputsOf(source);
  for (const field of inputs) into.set(field, (into.get(field) ?? 0) + weight / inputs.length);
}

function sharesAt(stage: Stage, worthOf: (field: EvaluatedField) => number): string {
  const byField = new Map<EvaluatedField, number>();
  for (const { metric, weights } of areas) addWeight(byField, metric, weights[stage], stage);
  const byKind = Map.groupBy(byField, ([field]) => kindOf(field));
  const sums = kinds.map((kind) =>
    (byKind.get(kind) ?? []).reduce((sum, [field, weight]) => sum + weight * worthOf(field), 0),
  );
  const total = sums.reduce((sum, each) => sum + each, 0);
  return sums.map((sum) => ((100 * sum) / total).toFixed(0)).join(' / ');
}

const believedShare = (field: EvaluatedField): number => evidenceWorth[ownEvidence[field].kind].reliability;

/** What the score is made of, by kind of input: by the weights, and by what is believed of it without evidence. */
export const weights = (): Row[] =>
  (['early', 'grown'] as const).map((stage) => ({
    what: `Share of weight ${stage === 'early' ? 'before there is a product' : 'from the growth stage on'}: ${kinds.join(' / ')}`,
    before: '46 / 22 / 13 / 19',
    now: `${sharesAt(stage, () => 1)} (believed ${sharesAt(stage, believedShare)})`,
    bound: '',
    isHeld: true,
  }));
