import { useSyncExternalStore } from 'react';

type Values<Field extends string> = Readonly<Record<Field, string>>;

/** The current texts of a form. The fields are uncontrolled, so a keystroke re-renders only what subscribes to it. */
export interface TypedValues<Field extends string> {
  now: () => Values<Field>;
  /** Updates the texts of some fields. */
  note: (part: Partial<Record<Field, string>>) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Creates the store of a form's texts. */
export function typedValues<Field extends string>(start: Values<Field>): TypedValues<Field> {
  let values = start;
  const listeners = new Set<() => void>();
  return {
    now: () => values,
    note: (part) => {
      values = { ...values, ...part };
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A primitive derived from the texts; re-renders only when it changes. */
export function useTyped<Field extends string, Made extends string | number | boolean>(
  typed: TypedValues<Field>,
  make: (values: Values<Field>) => Made,
): Made {
  const made = () => make(typed.now());
  return useSyncExternalStore(typed.subscribe, made, made);
}
