import { createContext, use, useEffect, useEffectEvent, useState } from 'react';

/** Who keeps what is typed when a session ends in the middle of a form. */
export interface FormsUnderWay {
  /** What was typed in the form of this name when a session ended; undefined when nothing was. */
  keptOf(name: string): unknown;
  /**
   * Forgets what was kept of the form, which shows it by now, and knows from here on what to keep: what `typed` gives
   * at that moment, undefined for nothing.
   *
   * @returns what ends it.
   */
  watch(name: string, typed: () => unknown): () => void;
}

/** Without one, nothing is kept. */
export const FormsUnderWayContext = createContext<FormsUnderWay | null>(null);

/**
 * What was typed in a form before a sign-in in its middle.
 *
 * @param name The form and what it changes; undefined for a form of which nothing is kept.
 * @returns What `usePreservedInput` was given under this name; undefined when nothing was typed.
 */
export function useRestoredInput(name: string | undefined): unknown {
  const forms = use(FormsUnderWayContext);
  const [kept] = useState(() => (name === undefined ? undefined : forms?.keptOf(name)));
  return kept;
}

/**
 * Lets what is typed in a form outlive a sign-in in its middle.
 *
 * @param name As for `useRestoredInput`.
 * @param typed What to keep if the session ended now: JSON, or undefined for nothing. No secret.
 */
export function usePreservedInput(name: string | undefined, typed: () => unknown): void {
  const forms = use(FormsUnderWayContext);
  const typedNow = useEffectEvent(typed);
  useEffect(() => (name === undefined ? undefined : forms?.watch(name, () => typedNow())), [forms, name]);
}
