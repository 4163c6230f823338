import * as z from 'zod/mini';

import { requiredText, rowId, timestamp } from './primitives.ts';

/** The maximum length of an answer, in characters. */
export const answerLength = 500;

/** Why figures of a startup that seem to contradict each other are right. */
export const contradictionAnswerSchema = z
  .object({
    /** Null for users who may not read it. */
    text: z.nullable(z.string()),
    by: z.nullable(rowId),
    /** First and last name of the user who gave it. */
    by_name: z.nullable(z.string()),
    at: z.nullable(timestamp),
    /** Whether an administrator agreed. */
    accepted: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'ContradictionAnswer' });
export type ContradictionAnswer = z.output<typeof contradictionAnswerSchema>;

const contradictionId = z.string().check(z.regex(/^[a-z_]{1,64}$/));

// A startup may be sent back as it was received: who answered and when is dropped.
const sentAnswer = z.object({
  text: z.exactOptional(requiredText({ en: 'The answer', es: 'La respuesta' }, answerLength)),
  accepted: z.exactOptional(z.boolean()),
});

/**
 * Answers to contradictions by their id. Null withdraws one, a new text replaces one, and `accepted`, which only
 * administrators may send, agrees with one. An answer to figures that fit each other is ignored.
 */
export const sentAnswersSchema = z.record(contradictionId, z.nullable(sentAnswer));
export type SentAnswers = z.output<typeof sentAnswersSchema>;
