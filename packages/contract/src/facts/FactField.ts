import { extraLimits, type ExtraPath } from '@aval/metrics';

import type { Text } from '../text.ts';

export const factKinds = ['text', 'integer', 'decimal', 'rating', 'share', 'percent', 'money', 'year'] as const;
export type FactKind = (typeof factKinds)[number];

/** A value in the structured facts of a startup: its label and range. */
export interface FactField {
  kind: FactKind;
  label: Text;
  help?: Text;
  unit?: Text;
  min?: number;
  max?: number;
  step?: number;
  maxLength?: number;
  /** Whether a row or object without it is invalid. */
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

/** The range of an evaluated fact: the limits of the model. */
export function within(path: ExtraPath): { min: number; max: number } {
  const [min, max] = extraLimits[path];
  return { min, max };
}
