import { type Startup, startupFields } from '@aval/contract';

type Known = Pick<Startup, 'defaulted_fields' | 'field_sources'> & Partial<Startup>;

/** The first field of the evaluation that nobody has stated, or else the first one that has expired. */
export function firstMissing(startup: Known): string | undefined {
  const evaluated = startupFields.filter((field) => field.evaluated && field.required);
  const isMissing = ({ id }: (typeof evaluated)[number]) =>
    (startup[id] ?? null) === null || startup.defaulted_fields.includes(id);
  const isExpired = ({ id }: (typeof evaluated)[number]) => startup.field_sources[id]?.age === 'expired';
  return (evaluated.find(isMissing) ?? evaluated.find(isExpired))?.id;
}
