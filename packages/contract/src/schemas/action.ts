import * as z from 'zod/mini';

import { isBlank } from '../isBlank.ts';
import { message } from '../messages.ts';
import { recommendationSchema } from './calculation.ts';
import { emptied, judged, nameText, optionalText, rowId, timestamp } from './primitives.ts';

/** What became of a recommendation that somebody took up. */
export const actionStates = ['open', 'done', 'accepted', 'dropped'] as const;
export type ActionState = (typeof actionStates)[number];

/** A recommendation that somebody has taken up for a startup. */
export const actionSchema = z
  .object({
    id: rowId,
    startup: z.object({ id: rowId, name: z.string() }),
    /** Whether the caller owns the startup, or created it and nobody has owned it since. */
    is_own: z.boolean(),
    /** As it stood when it was taken up. */
    recommendation: recommendationSchema,
    /** Who does it; null for users who may not know. */
    assignee: z.nullable(z.string()),
    /** 'YYYY-MM-DD'. */
    due_date: z.nullable(z.string()),
    /** What is to prove it; null for users who may not know. */
    proof: z.nullable(z.string()),
    state: z.enum(actionStates),
    /** Points of the score that came of all figures accepted with it; null until it is accepted. */
    gain: z.nullable(z.number()),
    /** How many other actions the same proposal records: the gain is that of all of them. */
    gain_others: z.number(),
    created_at: timestamp,
  })
  .register(z.globalRegistry, { id: 'Action' });
export type Action = z.output<typeof actionSchema>;

const dueDateLabel = { en: 'Due date', es: 'Fecha límite' };
const isDay = (value: unknown): boolean => z.iso.date().safeParse(value).success;

const plan = {
  assignee: optionalText({ en: 'Who does it', es: 'Quién lo hace' }, 200),
  due_date: z.optional(
    judged<string | null>(
      (value) => (isBlank(value) || isDay(value) ? null : message('invalid', { label: dueDateLabel })),
      { type: ['string', 'null'], format: 'date' },
      emptied,
    ),
  ),
  proof: optionalText({ en: 'What would prove it', es: 'Qué lo demostraría' }, 1000),
};

/** Who does it until when, and what is to prove it. */
export const planActionSchema = z.strictObject(plan);

/** Takes up a recommendation of the newest calculation. */
export const takeUpActionSchema = z
  .strictObject({ rule: nameText(100), ...plan })
  .register(z.globalRegistry, { id: 'TakeUpAction' });

export const updateActionSchema = z
  .strictObject({ ...plan, state: z.exactOptional(z.enum(['open', 'dropped'])) })
  .register(z.globalRegistry, { id: 'UpdateAction' });
