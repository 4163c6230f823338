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

const millionMillions = 1e12;

export const name = { kind: 'text', maxLength: 200 } as const;
export const count = { kind: 'integer', min: 0, max: 1e6, step: 1 } as const;
export const rating = { kind: 'rating', min: 0, max: 10, step: 1 } as const;
export const percent = { kind: 'percent', unit: { en: '%', es: '%' }, min: 0, max: 100, step: 1 } as const;
export const money = { kind: 'money', unit: { en: '€', es: '€' }, min: 0, max: millionMillions } as const;
export const signedMoney = { ...money, min: -millionMillions } as const;
export const months = {
  kind: 'decimal',
  unit: { en: 'months', es: 'meses' },
  min: 0,
  max: 1200,
  step: 1,
} as const;
