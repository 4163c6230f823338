import type { FactField } from '../facts/FactField.ts';
import { capitalFacts } from '../facts/financialFacts.ts';
import { isStartupFieldId, startupField } from '../startupFields.ts';
import type { Text } from '../text.ts';

/** A field of a startup that holds one value, by its path. */
export type FieldAt = Pick<FactField, 'label' | 'unit' | 'min' | 'max' | 'step'> & {
  kind: string;
  greaterThan?: number;
  zero?: Text;
};

const lists: Readonly<Record<string, Text>> = {
  'team.members': { en: 'Team members', es: 'Miembros del equipo' },
  'financials.revenue_history': { en: 'Revenue history', es: 'Historial de ingresos' },
  'value_proposition.competitors': { en: 'Competitors', es: 'Competidores' },
  'value_proposition.educational': { en: 'Technology readiness', es: 'Madurez tecnológica' },
};

/** The field at a path, such as 'team_size' or 'financials.total_debt'; null for a list of facts. */
export function fieldAt(path: string): FieldAt | null {
  if (isStartupFieldId(path)) return startupField(path);
  const fact = Object.entries(capitalFacts).find(([id]) => path === `financials.${id}`);
  return fact ? fact[1] : null;
}

/** The label of the field, or of the list of facts, at a path. */
export function labelAt(path: string): Text {
  return fieldAt(path)?.label ?? lists[path] ?? { en: path, es: path };
}
