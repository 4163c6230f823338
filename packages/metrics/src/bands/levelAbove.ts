import type { Level } from '../types.ts';

/** The level over each that has one. */
export const levelAbove = { 'very-low': 'low', low: 'medium', medium: 'high' } as const satisfies Partial<
  Record<Level, Level>
>;
