import type { Json } from '@aval/ui';

/** Casts a parsed response back to JSON. */
export function asJson(value: unknown): Json {
  return JSON.parse(JSON.stringify(value ?? null)) as Json;
}
