import { count, type FactTable, name, rating, within } from './FactField.ts';

/** A member of the team. */
export const memberFacts = {
  name: { ...name, label: { en: 'Name', es: 'Nombre' } },
  role: { ...name, label: { en: 'Role', es: 'Puesto' } },
} as const satisfies FactTable;

/** How closely two members work together. */
export const tieFacts = {
  strength: {
    ...rating,
    ...within('team.relationships.strength'),
    label: { en: 'Strength', es: 'Fuerza' },
    help: {
      en: '0: they hardly know each other. 10: they have built companies together.',
      es: '0 apenas se conocen, 10 han creado empresas juntos.',
    },
  },
} as const satisfies FactTable;

/** What the founders did before. */
export const founderFacts = {
  name: { ...name, label: { en: 'Name', es: 'Nombre' } },
  previous_startups: { ...count, label: { en: 'Earlier startups', es: 'Startups anteriores' } },
  successful_exits: { ...count, label: { en: 'Successful exits', es: 'Salidas con éxito' } },
} as const satisfies FactTable;
