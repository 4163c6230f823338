import type { Json } from '@aval/ui';

/** What travelled as JSON, as JSON again. */
export function asJson(value: unknown): Json {
  return JSON.parse(JSON.stringify(value ?? null)) as Json;
}
