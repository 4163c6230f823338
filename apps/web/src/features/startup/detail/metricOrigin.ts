import type { FieldSource } from '@aval/contract';
import { type Explanation, isMetricId } from '@aval/metrics';

/** Where a metric's number comes from, before it is put into words. */
export type MetricOrigin =
  | { kind: 'stated' }
  | { kind: 'document'; source: FieldSource }
  /** The model or the master data set it. */
  | { kind: 'convention' }
  /** Computed from these sources. */
  | { kind: 'calculated'; from: readonly Explanation[] }
  | { kind: 'estimated'; from: readonly Explanation[] }
  /** Nobody stated it; `hasDefault` when a default stands in its place that is not used. */
  | { kind: 'missing'; hasDefault: boolean }
  /** A score of so many parts; the weakest kind among them is counted. */
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

/** A number that is one stated fact carries that fact's source, whatever else could have stood in for it. */
function underlyingFact(explanation: Explanation): Explanation | undefined {
  if (explanation.kind === 'fact') return explanation;
  const { value, reads } = explanation;
  return reads.find((read) => read.kind === 'fact' && read.status === 'stated' && read.value === value);
}

/** The sources that were there; behind a step that only prepares another one stand that step's own. */
function usedOf(reads: readonly Explanation[]): readonly Explanation[] {
  const used = reads.filter((read) => read.trust > 0 && read.status !== 'convention');
  const [only] = used;
  const isStep = used.length === 1 && only?.kind === 'quantity' && !isMetricId(only.id);
  return isStep ? usedOf(only.reads) : used;
}

/**
 * Where a metric's number comes from; a score shows its weakest parts.
 *
 * @param sources where the fields of the startup came from; a field without a source was stated.
 */
export function metricOrigin(explanation: Explanation, sources: Sources): MetricOrigin {
  const { kind, status, parts, reads, trust } = explanation;
  if (kind === 'score') {
    const weak = parts.map(({ of }) => weaknessOf(of));
    const weakest = weakness.find((each) => weak.includes(each)) ?? null;
    const weakCount = weak.filter((each) => each !== null && each === weakest).length;
    return { kind: 'parts', count: parts.length, weakest, weakCount };
  }
  if (trust === 0) return { kind: 'missing', hasDefault: hasDefault(explanation) };
  if (status === 'convention') return { kind: 'convention' };
  const used = usedOf(reads);
  if (status === 'estimated') return { kind: 'estimated', from: used };
  const fact = underlyingFact(explanation);
  if (!fact) return { kind: 'calculated', from: used };
  const source = sources[fact.id];
  const isFound = source?.kind === 'document' || source?.kind === 'url' || source?.kind === 'import';
  return isFound ? { kind: 'document', source } : { kind: 'stated' };
}
