import type { DatedSource, FieldSource, Startup } from '@aval/contract';
import { utcDay } from '@aval/metrics';

/** A confirmation is a new statement; a document is as old as it was. */
function dayOf({ kind, at, date, confirmed_at }: FieldSource): string | undefined {
  const isDocument = kind === 'document' || kind === 'url';
  return isDocument && confirmed_at && at ? utcDay(at) : date;
}

/** What supports the stored facts of a startup and since when. */
export function datedSourcesOf({ field_sources }: Pick<Startup, 'field_sources'>): DatedSource[] {
  return Object.entries(field_sources).flatMap(([field, source]): DatedSource[] => {
    const day = dayOf(source);
    return source.kind === 'defaulted' || day === undefined ? [] : [[field, source.kind, day]];
  });
}
