import * as z from 'zod/mini';

const bound = z.nullable(z.number());
const texts = z.readonly(z.array(z.string()));

const contradictionSchema = z.object({
  id: z.string(),
  severity: z.enum(['severe', 'mild']),
  fields: texts,
  values: z.readonly(z.array(z.union([z.number(), z.string()]))),
  fits: z.nullable(z.object({ field: z.string(), low: z.number(), high: z.number() })),
  state: z.enum(['open', 'answered', 'accepted']),
  message: z.object({ en: z.string(), es: z.string() }),
});

/** Figures of a source that contradict each other, severe ones first, each with what would fit. */
export const sourceContradictionsSchema = z.array(
  z.object({
    contradiction: contradictionSchema,
    fit: z.nullable(z.object({ field: z.string(), low: bound, high: bound, value: bound })),
    /** The fields whose value was left out for it. */
    leftOut: texts,
  }),
);
export type SourceContradiction = z.output<typeof sourceContradictionsSchema>[number];
