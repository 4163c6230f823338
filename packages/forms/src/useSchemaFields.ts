import { type Locale, parseInput } from '@aval/contract';

import { usePreservedInput, useRestoredInput } from './formsUnderWay.ts';
import { useTypedFields } from './useTypedFields.ts';

type Schema = Parameters<typeof parseInput>[0];

interface SchemaFields<Field extends string> {
  /** Of the call that takes the values. */
  schema: Schema;
  /** In the order in which they stand. */
  fields: readonly Field[];
  initial: Readonly<Record<Field, string>>;
  locale: Locale;
  /** Under which name what is typed outlives a sign-in; left out, it does not. */
  keptAs?: string | undefined;
  /** Told when the form begins or ends to hold what is not saved. */
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
}

/** Texts that a person types, judged by the schema of the call. */
export function useSchemaFields<Field extends string>({
  schema,
  fields,
  initial,
  locale,
  keptAs,
  onDirtyChange,
}: SchemaFields<Field>) {
  const kept = useRestoredInput(keptAs) as Partial<Record<Field, string>> | undefined;
  const form = useTypedFields<Field>({
    fields,
    initial,
    kept,
    onDirtyChange,
    issuesOf: (values) => {
      const parsed = parseInput(schema, values, locale);
      return Object.fromEntries(parsed.ok ? [] : parsed.issues.map(({ path, message }) => [path, message]));
    },
  });
  usePreservedInput(keptAs, () => {
    const values = form.typed.now();
    const changed = fields.filter((field) => values[field] !== initial[field]);
    return changed.length === 0 ? undefined : Object.fromEntries(changed.map((field) => [field, values[field]]));
  });
  return form;
}
