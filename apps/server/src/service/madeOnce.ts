import type { Env } from '../configuration/env.ts';

/**
 * Makes something once for each server and keeps it. What describes the API takes longer to make than most requests,
 * and anybody may ask for it.
 */
export function madeOnce<Given extends unknown[], Made>(make: (...given: Given) => Made) {
  const made = new WeakMap<Env, { value: Made }>();
  return (env: Env, ...given: Given): Made => {
    const known = made.get(env) ?? { value: make(...given) };
    made.set(env, known);
    return known.value;
  };
}
