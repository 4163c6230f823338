import { type Locale, parseInput } from '@aval/contract';

import { usePreservedInput, useRestoredInput } from './preservedInput.ts';
import { useTypedFields } from './useTypedFields.ts';

type Schema = Parameters<typeof parseInput>[0];

interface SchemaFields<Field extends string> {
  /** The API schema of the values. */
  schema: Schema;
  /** In screen order. */
  fields: readonly Field[];
  initial: Readonly<Record<Field, string>>;
  locale: Locale;
  /** Key under which the input survives a sign-in; omitted, it is not stored. */
  preserveKey?: string | undefined;
  /** Called when the form becomes dirty or clean. */
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
}

/** Text fields that are validated by the API schema. */
export function useSchemaFields<Field extends string>({
  schema,
  fields,
  initial,
  locale,
  preserveKey,
  onDirtyChange,
}: SchemaFields<Field>) {
  const kept = useRestoredInput(preserveKey) as Partial<Record<Field, string>> | undefined;
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
  usePreservedInput(preserveKey, () => {
    const values = form.typed.now();
    const changed = fields.filter((field) => values[field] !== initial[field]);
    return changed.length === 0 ? undefined : Object.fromEntries(changed.map((field) => [field, values[field]]));
  });
  return form;
}
