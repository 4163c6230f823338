import { useIsHydrated } from '@aval/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { typedValues, useTyped } from './typedValues.ts';

type Typed<Field extends string> = Readonly<Record<Field, string>>;
type Issues<Field extends string> = Partial<Record<Field, string>>;

interface TypedFieldsOptions<Field extends string> {
  /** In screen order. */
  fields: readonly Field[];
  initial: Typed<Field>;
  /** Restored input, which overrides `initial`. */
  kept?: Partial<Typed<Field>> | undefined;
  /** Returns the issues by field, or null. Issues without a field also make the form invalid. */
  issuesOf: (values: Typed<Field>) => Readonly<Record<string, string | null>>;
  /** Called when the form becomes dirty or clean. */
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
}

interface Summary<Field extends string> {
  shown: Issues<Field>;
  isValid: boolean;
  isChanged: boolean;
}

/**
 * Text fields with the issues of those that lost the focus. A keystroke re-renders the form only when it changes a
 * message, the validity or the dirty state.
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
  const reportDirty = useEffectEvent((isDirty: boolean) => onDirtyChange?.(isDirty));
  useEffect(() => reportDirty(isChanged), [isChanged]);

  /** Picks up what a password manager filled in without an input event. */
  function readElements() {
    for (const [field, { value }] of elements.current) {
      if (value !== typed.now()[field]) typed.note({ [field]: value } as Issues<Field>);
    }
  }

  return {
    typed,
    // A disabled button would drop a submit that is made before hydration.
    isValid: isValid || !isHydrated,
    isChanged,
    shownIssue: (field: Field): string | undefined => shown[field],
    inputProps: (name: Field) => ({
      name,
      defaultValue: start[name],
      ref: (element: { value: string } | null) => {
        if (!element) return;
        elements.current.set(name, element);
        // Picks up what was typed or autofilled into the prerendered form before hydration.
        if (element.value !== typed.now()[name]) typed.note({ [name]: element.value } as Issues<Field>);
      },
      onChange: (event: { target: { value: string } }) => typed.note({ [name]: event.target.value } as Issues<Field>),
      onBlur: () => setTouched((before) => new Set(before).add(name)),
    }),
    /** Sets the fields, and hides messages until a field is left again. */
    rewrite: (part: Partial<Typed<Field>>) => {
      typed.note(part);
      for (const field of fields) {
        const element = elements.current.get(field);
        const text = part[field];
        if (element && text !== undefined) element.value = text;
      }
      setTouched(new Set());
    },
    /** Shows every message; returns the first invalid field, or undefined when the values are valid. */
    firstIssue: (): Field | undefined => {
      readElements();
      setTouched(new Set(fields));
      const issues = issuesOf(typed.now());
      return fields.find((field) => (issues[field] ?? null) !== null);
    },
    /** The trimmed values. */
    trimmed: () => {
      const values = typed.now();
      return Object.fromEntries(fields.map((field) => [field, values[field].trim()])) as Record<Field, string>;
    },
  };
}
