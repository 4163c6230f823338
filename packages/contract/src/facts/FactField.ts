import { extraLimits, type ExtraPath } from '@aval/metrics';

import type { Text } from '../text.ts';

export const factKinds = ['text', 'integer', 'decimal', 'rating', 'share', 'percent', 'money', 'year'] as const;
export type FactKind = (typeof factKinds)[number];

/** One value inside the structured facts of a startup: what it is called and where it may lie. */
export interface FactField {
  kind: FactKind;
  label: Text;
  help?: Text;
  unit?: Text;
  min?: number;
  max?: number;
  step?: number;
  maxLength?: number;
  /** A row or an object without it says nothing. */
  required?: boolean;
}

export type FactTable = Readonly<Record<string, FactField>>;

export const name = { kind: 'text', maxLength: 200 } as const;
export const count = { kind: 'integer', min: 0, max: 1e6, step: 1 } as const;
export const whole = { kind: 'integer', step: 1 } as const;
export const rating = { kind: 'rating', step: 1 } as const;
export const percent = { kind: 'percent', unit: { en: '%', es: '%' }, step: 1 } as const;
export const money = { kind: 'money', unit: { en: '€', es: '€' } } as const;
export const months = { kind: 'decimal', unit: { en: 'months', es: 'meses' }, step: 1 } as const;

/** What a fact that the evaluation reads may lie between: the limits of the model, beyond which it would not look. */
export function within(path: ExtraPath): { min: number; max: number } {
  const [min, max] = extraLimits[path];
  return { min, max };
}
