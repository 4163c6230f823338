import * as z from 'zod/mini';

/** A success response: the given properties and `success: true`. */
export function response<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.object({ success: z.literal(true), ...shape });
}

/** A success response with only a message. */
export const messageResponse = z.object({ success: z.literal(true), message: z.string() });
