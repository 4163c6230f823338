import { type CalculationRecord, type FieldSource, type StartupFieldId, startupFields } from '@aval/contract';
import { isMetricId, type Lens, metricById, type MetricId } from '@aval/metrics';

import { shortAddress } from './shortAddress.ts';

/** The inputs of a calculation by source. */
export interface InputsBySource {
  stated: readonly StartupFieldId[];
  documents: readonly StartupFieldId[];
  /** Unstated fields, whose default was not used. */
  defaults: readonly StartupFieldId[];
  estimated: readonly MetricId[];
}

/** The distinct documents and pages that values were read from; those that the user may not see have no name. */
export function documentNames(sources: readonly (FieldSource | undefined)[]): readonly string[] {
  const names = sources.map((source) => source?.document ?? (source?.url ? shortAddress(source.url) : null));
  return [...new Set(names)].filter((name) => name !== null);
}

const evaluated = startupFields.filter((field) => field.evaluated && field.kind !== 'object').map(({ id }) => id);

/**
 * Groups the evaluated inputs of a calculation by their source.
 *
 * @param sources Sources of the startup's fields; a value without a source was stated.
 * @param lens Only the estimates of this lens and the general ones are included.
 * @returns Null when the calculation has no inputs.
 */
export function inputsBySource(
  { inputs, estimated }: Pick<CalculationRecord, 'inputs' | 'estimated'>,
  sources: Readonly<Record<string, FieldSource>>,
  lens: Lens,
): InputsBySource | null {
  if (!inputs) return null;
  const listed = inputs['defaulted_fields'];
  const defaulted: readonly unknown[] = Array.isArray(listed) ? listed : [];
  const isDefault = (id: string) => defaulted.includes(id);
  const given = evaluated.filter((id) => inputs[id] !== null && inputs[id] !== undefined && !isDefault(id));
  const isFound = (id: string) => ['document', 'url', 'import'].includes(sources[id]?.kind ?? 'stated');
  const isShown = (own: Lens) => own === 'general' || own === lens;
  return {
    stated: given.filter((id) => !isFound(id)),
    documents: given.filter(isFound),
    defaults: evaluated.filter(isDefault),
    estimated: estimated.filter(isMetricId).filter((id) => isShown(metricById(id).lens)),
  };
}
