import * as z from 'zod/mini';

export const levels = ['high', 'medium', 'low', 'very-low', 'Not Evaluated'] as const;
export const levelSchema = z.enum(levels);
export const rangeSchema = z.object({ low: z.number(), high: z.number() });
