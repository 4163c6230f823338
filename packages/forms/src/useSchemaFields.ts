import { type Locale, parseInput } from '@aval/contract';
import { useState } from 'react';

import { useKeeping, useKept } from './formsUnderWay.ts';

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
}

/** Texts that a person types, judged by the schema of the call, and what is wrong with the fields they have left. */
export function useSchemaFields<Field extends string>(options: SchemaFields<Field>) {
  const { schema, fields, initial, locale, keptAs } = options;
  const kept = useKept(keptAs) as Partial<Record<Field, string>> | undefined;
  const [values, setValues] = useState<Readonly<Record<Field, string>>>({ ...initial, ...kept });
  useKeeping(keptAs, () => {
    const changed = fields.filter((field) => values[field] !== initial[field]);
    return changed.length === 0 ? undefined : Object.fromEntries(changed.map((field) => [field, values[field]]));
  });
  const [touched, setTouched] = useState<ReadonlySet<Field>>(new Set());
  const parsed = parseInput(schema, values, locale);
  const issues = new Map(parsed.ok ? [] : parsed.issues.map(({ path, message }) => [path, message]));

  return {
    values,
    isValid: parsed.ok,
    isChanged: fields.some((field) => values[field] !== initial[field]),
    change: (part: Partial<Record<Field, string>>) => setValues((before) => ({ ...before, ...part })),
    shownIssue: (field: Field) => (touched.has(field) ? issues.get(field) : undefined),
    inputProps: (name: Field) => ({
      name,
      value: values[name],
      onChange: (event: { target: { value: string } }) =>
        setValues((before) => ({ ...before, [name]: event.target.value })),
      onBlur: () => setTouched((before) => new Set(before).add(name)),
    }),
    /** Shows every message; answers the first field at fault, or undefined when the values can be sent. */
    firstIssue: () => {
      setTouched(new Set(fields));
      return fields.find((field) => issues.has(field));
    },
    /** Shows no message until a field is left again. */
    forgive: () => setTouched(new Set()),
    /** The values without spaces around them. */
    trimmed: () => {
      const entries = fields.map((field) => [field, values[field].trim()]);
      return Object.fromEntries(entries) as Record<Field, string>;
    },
  };
}
