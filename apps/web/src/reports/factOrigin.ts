import type { CalculationRecord, FieldSource, Startup, StartupFieldId } from '@aval/contract';
import { evidenceFields, type StartupFacts } from '@aval/metrics';

export interface FactOrigin {
  /** Of which day the value is, 'YYYY-MM-DD'; null if nobody stated it, or where it is unknown. */
  date: string | null;
  /** Null where it is unknown. */
  kind: FieldSource['kind'] | null;
}

/** As calculations name what they believe. */
const kinds: Readonly<Record<string, FieldSource['kind']>> = { document: 'document', page: 'url' };

/**
 * The date and the kind of evidence that a fact had in a calculation; those of today where the calculation did not
 * store them.
 */
export function factOrigin(startup: Startup, { inputs = {} }: CalculationRecord, id: StartupFieldId): FactOrigin {
  const { defaulted_fields: defaulted, evidence, stated_on: statedOn = null } = inputs as StartupFacts;
  if ((defaulted ?? startup.defaulted_fields).includes(id)) return { date: null, kind: 'defaulted' };
  const field = evidenceFields.find((known) => known === id);
  const known = field && evidence?.[field];
  if (known) return { date: known.date ?? statedOn, kind: kinds[known.kind ?? ''] ?? 'stated' };
  if (field && statedOn !== null) return { date: statedOn, kind: 'stated' };
  const source = startup.field_sources[id];
  return { date: source?.date ?? null, kind: source?.kind ?? null };
}
