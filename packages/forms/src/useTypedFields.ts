import { useIsHydrated } from '@aval/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { typedValues, useTyped } from './typedValues.ts';

type Typed<Field extends string> = Readonly<Record<Field, string>>;
type Issues<Field extends string> = Partial<Record<Field, string>>;

interface TypedFieldsOptions<Field extends string> {
  /** In the order in which they stand. */
  fields: readonly Field[];
  initial: Typed<Field>;
  /** What was typed before, over `initial`. */
  kept?: Partial<Typed<Field>> | undefined;
  /** What is wrong, by field; null where nothing is. What is of no field makes the form invalid all the same. */
  issuesOf: (values: Typed<Field>) => Readonly<Record<string, string | null>>;
  /** Told when the form begins or ends to hold what is not saved. */
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
}

interface Summary<Field extends string> {
  shown: Issues<Field>;
  isValid: boolean;
  isChanged: boolean;
}

/**
 * Texts that a person types, and what is wrong with the fields they have left. A key draws the form again only when it
 * changes what the form says: a message, whether it can be sent, whether anything has changed.
 */
export function useTypedFields<Field extends string>(options: TypedFieldsOptions<Field>) {
  const { fields, initial, kept, issuesOf, onDirtyChange } = options;
  const [start] = useState(() => ({ ...initial, ...kept }));
  const [typed] = useState(() => typedValues<Field>(start));
  const [touched, setTouched] = useState<ReadonlySet<Field>>(new Set());
  const elements = useRef(new Map<Field, { value: string }>());
  const summary = useTyped(typed, (values) => {
    const issues = issuesOf(values);
    const isValid = Object.values(issues).every((issue) => issue === null);
    const shown = fields.map((field) => [field, (touched.has(field) && issues[field]) || undefined]);
    const isChanged = fields.some((field) => values[field].trim() !== initial[field].trim());
    return JSON.stringify({ shown: Object.fromEntries(shown), isValid, isChanged });
  });
  const { shown, isValid, isChanged } = JSON.parse(summary) as Summary<Field>;
  const isHydrated = useIsHydrated();
  const tellDirty = useEffectEvent((isDirty: boolean) => onDirtyChange?.(isDirty));
  useEffect(() => tellDirty(isChanged), [isChanged]);

  return {
    typed,
    // A disabled button would swallow a submit that is made before the form is hydrated.
    isValid: isValid || !isHydrated,
    isChanged,
    shownIssue: (field: Field): string | undefined => shown[field],
    inputProps: (name: Field) => ({
      name,
      defaultValue: start[name],
      ref: (element: { value: string } | null) => {
        if (!element) return;
        elements.current.set(name, element);
        // What was typed, or filled in by the browser, into a prerendered form before it was hydrated.
        if (element.value !== typed.now()[name]) typed.note({ [name]: element.value } as Issues<Field>);
      },
      onChange: (event: { target: { value: string } }) => typed.note({ [name]: event.target.value } as Issues<Field>),
      onBlur: () => setTouched((before) => new Set(before).add(name)),
    }),
    /** Writes into the fields, and shows no message until a field is left again. */
    rewrite: (part: Partial<Typed<Field>>) => {
      typed.note(part);
      for (const field of fields) {
        const element = elements.current.get(field);
        const text = part[field];
        if (element && text !== undefined) element.value = text;
      }
      setTouched(new Set());
    },
    /** Shows every message; answers the first field at fault, or undefined when the values can be sent. */
    firstIssue: (): Field | undefined => {
      setTouched(new Set(fields));
      const issues = issuesOf(typed.now());
      return fields.find((field) => (issues[field] ?? null) !== null);
    },
    /** The values without spaces around them. */
    trimmed: () => {
      const values = typed.now();
      return Object.fromEntries(fields.map((field) => [field, values[field].trim()])) as Record<Field, string>;
    },
  };
}
