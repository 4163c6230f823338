import * as z from 'zod/mini';

/** A good answer: its own parts beside `success: true`. */
export function response<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.object({ success: z.literal(true), ...shape });
}

/** A good response that only says what happened. */
export const messageResponse = z.object({ success: z.literal(true), message: z.string() });
