import { createContext, use, useEffect, useEffectEvent, useState } from 'react';

/** Stores the input of forms when the session ends while they are open. */
export interface PreservedForms {
  /** The stored input of the form with this name; undefined when there is none. */
  storedInput(name: string): unknown;
  /**
   * Deletes the stored input of the form, which has restored it by now, and stores the result of `typed` when the
   * session ends; undefined for no input.
   *
   * @returns A function that stops watching.
   */
  watch(name: string, typed: () => unknown): () => void;
}

/** Without a provider, nothing is stored. */
export const PreservedFormsContext = createContext<PreservedForms | null>(null);

/**
 * The input of a form from before a sign-in in the middle of it.
 *
 * @param name Identifies the form and its record; undefined for a form whose input is not stored.
 * @returns The value stored by `usePreservedInput` under this name; undefined when there is none.
 */
export function useRestoredInput(name: string | undefined): unknown {
  const forms = use(PreservedFormsContext);
  const [kept] = useState(() => (name === undefined ? undefined : forms?.storedInput(name)));
  return kept;
}

/**
 * Preserves the input of a form when the session ends in the middle of it.
 *
 * @param name As for `useRestoredInput`.
 * @param typed Returns the current input as JSON, or undefined for none. Must not contain secrets.
 */
export function usePreservedInput(name: string | undefined, typed: () => unknown): void {
  const forms = use(PreservedFormsContext);
  const typedNow = useEffectEvent(typed);
  useEffect(() => (name === undefined ? undefined : forms?.watch(name, () => typedNow())), [forms, name]);
}
