import type { FieldSource } from '@aval/contract';
import { type Explanation, isMetricId } from '@aval/metrics';

/** The origin of a metric's number, not yet formatted as text. */
export type MetricOrigin =
  | { kind: 'stated' }
  | { kind: 'document'; source: FieldSource }
  /** Set by the model or the master data. */
  | { kind: 'convention' }
  /** Computed from these sources. */
  | { kind: 'calculated'; from: readonly Explanation[] }
  | { kind: 'estimated'; from: readonly Explanation[] }
  /** Not stated; `hasDefault` when it has a default that is not used. */
  | { kind: 'missing'; hasDefault: boolean }
  /** A score of `count` parts, with the number of parts of the weakest kind. */
  | { kind: 'parts'; count: number; weakest: 'default' | 'unknown' | 'estimated' | null; weakCount: number };

type Sources = Readonly<Record<string, FieldSource>>;

const weakness = ['default', 'unknown', 'estimated'] as const;
type Weakness = (typeof weakness)[number];

function weaknessOf(explanation: Explanation): Weakness | null {
  if (explanation.status === 'defaulted') return 'default';
  if (explanation.status === 'estimated') return 'estimated';
  if (explanation.status !== 'unknown') return null;
  return hasDefault(explanation) ? 'default' : 'unknown';
}

function hasDefault({ status, parts, reads }: Explanation): boolean {
  return status === 'defaulted' || [...reads, ...parts.map(({ of }) => of)].some(hasDefault);
}

/** A number that is a single stated fact has the source of that fact, regardless of its fallbacks. */
function underlyingFact(explanation: Explanation): Explanation | undefined {
  if (explanation.kind === 'fact') return explanation;
  const { value, reads } = explanation;
  return reads.find((read) => read.kind === 'fact' && read.status === 'stated' && read.value === value);
}

/** The sources that were used; a step that only prepares another one is replaced by its sources. */
function usedOf(reads: readonly Explanation[]): readonly Explanation[] {
  const used = reads.filter((read) => read.trust > 0 && read.status !== 'convention');
  const [only] = used;
  const isStep = used.length === 1 && only?.kind === 'quantity' && !isMetricId(only.id);
  return isStep ? usedOf(only.reads) : used;
}

/**
 * The origin of a metric's number; for a score, its weakest parts.
 *
 * @param sources Sources of the startup's fields; a field without a source was stated.
 */
export function metricOrigin(explanation: Explanation, sources: Sources): MetricOrigin {
  const { kind, status, parts, reads } = explanation;
  if (kind === 'score') {
    const weak = parts.map(({ of }) => weaknessOf(of));
    const weakest = weakness.find((each) => weak.includes(each)) ?? null;
    const weakCount = weak.filter((each) => each !== null && each === weakest).length;
    return { kind: 'parts', count: parts.length, weakest, weakCount };
  }
  if (status === 'unknown' || status === 'defaulted') return { kind: 'missing', hasDefault: hasDefault(explanation) };
  if (status === 'convention') return { kind: 'convention' };
  const used = usedOf(reads);
  if (status === 'estimated') return { kind: 'estimated', from: used };
  const fact = underlyingFact(explanation);
  if (!fact) return { kind: 'calculated', from: used };
  const source = sources[fact.id];
  const isFound = source?.kind === 'document' || source?.kind === 'url' || source?.kind === 'import';
  return isFound ? { kind: 'document', source } : { kind: 'stated' };
}
