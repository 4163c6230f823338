import type { Text } from '../text.ts';
import type { RuleSource } from './StartupField.ts';

/** Descriptions of the rule sources for readers of the table. */
export const ruleSourceTexts: Readonly<Record<RuleSource, Text>> = {
  model: {
    en: 'The evaluation model: the range and step of its input.',
    es: 'El modelo de evaluación: el rango y el paso de su entrada.',
  },
  settled: {
    en: 'The evaluation model, where forms and checks once differed: its range is the only one.',
    es: 'El modelo de evaluación, donde los formularios y las comprobaciones diferían: su rango es el único.',
  },
  calendar: {
    en: 'The calendar: from the first year of the model to the current one.',
    es: 'El calendario: desde el primer año del modelo hasta el actual.',
  },
  list: { en: 'The list: one of its choices.', es: 'La lista: una de sus opciones.' },
  address: {
    en: 'Web addresses: http or https, and a domain with a dot.',
    es: 'Las direcciones web: http o https, y un dominio con un punto.',
  },
  register: {
    en: 'The register: a text of this length can be stored and read.',
    es: 'El registro: un texto de esta longitud se puede guardar y leer.',
  },
  access: { en: 'Who may see and change a startup.', es: 'Quién puede ver y cambiar una startup.' },
  facts: {
    en: 'The table of structured facts, value by value.',
    es: 'La tabla de datos estructurados, valor por valor.',
  },
};
