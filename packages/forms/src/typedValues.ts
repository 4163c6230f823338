import { useSyncExternalStore } from 'react';

type Values<Field extends string> = Readonly<Record<Field, string>>;

/** The texts of a form as they are typed. The fields keep them themselves, so a key draws nothing but what shows it. */
export interface TypedValues<Field extends string> {
  now: () => Values<Field>;
  /** Notes what stands in some fields. */
  note: (part: Partial<Record<Field, string>>) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Holds the texts of one form. */
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

/** What is made of the texts, drawn again only when that changes; a plain value. */
export function useTyped<Field extends string, Made extends string | number | boolean>(
  typed: TypedValues<Field>,
  make: (values: Values<Field>) => Made,
): Made {
  const made = () => make(typed.now());
  return useSyncExternalStore(typed.subscribe, made, made);
}
