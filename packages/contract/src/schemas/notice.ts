import * as z from 'zod/mini';

import { levelSchema } from './level.ts';
import { rowId, timestamp } from './primitives.ts';

const fields = z.object({ fields: z.array(z.string()) });
const score = z.nullable(z.number());

/**
 * What people are told of a startup, with what each says: that its score moved, its level changed, a contradiction
 * opened or facts expired (followers and owners), that claims were decided or facts are about to expire (owners).
 */
const details = {
  score_moved: z.object({ from: z.number(), to: z.number() }),
  level_changed: z.object({ from: levelSchema, to: levelSchema, score_from: score, score_to: score }),
  contradiction_opened: z.object({ ids: z.array(z.string()), fields: z.array(z.string()) }),
  facts_expired: fields,
  claims_decided: z.object({ accepted: z.number(), refused: z.number(), asked: z.number() }),
  facts_expiring: fields,
} as const;

export type StartupEventKind = keyof typeof details;

/** What happened to a startup. */
export type StartupEvent = {
  [Kind in StartupEventKind]: { kind: Kind; detail: z.output<(typeof details)[Kind]> };
}[StartupEventKind];

function noticeOf<Kind extends StartupEventKind>(kind: Kind) {
  return z.object({
    id: rowId,
    startup: z.object({ id: rowId, name: z.string() }),
    kind: z.literal(kind),
    detail: details[kind],
    /** One sentence, in the language of the request. */
    text: z.string(),
    created_at: timestamp,
    /** Path and query of the app's page that shows the cause. */
    path: z.string(),
    /** The calculation that it tells of. */
    calculation_date: z.nullable(timestamp),
    is_unread: z.boolean(),
  });
}

export const noticeSchema = z
  .discriminatedUnion('kind', [
    noticeOf('score_moved'),
    noticeOf('level_changed'),
    noticeOf('contradiction_opened'),
    noticeOf('facts_expired'),
    noticeOf('claims_decided'),
    noticeOf('facts_expiring'),
  ])
  .register(z.globalRegistry, { id: 'Notice' });
export type Notice = z.output<typeof noticeSchema>;

/** Up to when notices are read: the time of the newest that the user has seen. */
export const readNoticesSchema = z.strictObject({ up_to: z.iso.datetime() });
