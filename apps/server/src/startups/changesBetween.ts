import type { StartupRow } from './facts.ts';

export type Changes = Record<string, { from: unknown; to: unknown }>;

/** The sent fields whose value differs after a change. */
export function changesBetween(before: StartupRow, after: StartupRow, fields: readonly string[]): Changes {
  const old: Readonly<Record<string, unknown>> = before;
  const now: Readonly<Record<string, unknown>> = after;
  const differs = (field: string) => JSON.stringify(old[field]) !== JSON.stringify(now[field]);
  return Object.fromEntries(fields.filter(differs).map((field) => [field, { from: old[field], to: now[field] }]));
}
