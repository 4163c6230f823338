import type { Text } from '../../packages/contract/src/index.ts';

/** What the page of the startup fields says in its tables. */
export const fieldTexts = {
  title: { en: 'Startup fields', es: 'Campos de una startup' },
  start: {
    en: 'One row for each field, as the create wizard, the edit forms, the mapping of documents and the server read it. An asterisk marks what is required.',
    es: 'Una fila por campo, como la leen el asistente de alta, los formularios de edición, la asignación de documentos y el servidor. Un asterisco marca lo obligatorio.',
  },
  sources: { en: 'Where a rule comes from', es: 'De dónde viene una regla' },
  source: { en: 'Source', es: 'Fuente' },
  meaning: { en: 'Means', es: 'Significa' },
  field: { en: 'Field', es: 'Campo' },
  id: { en: 'id', es: 'id' },
  help: { en: 'What is asked', es: 'Qué se pregunta' },
  kind: { en: 'Kind', es: 'Tipo' },
  range: { en: 'Range, step', es: 'Rango, paso' },
  starts: { en: 'Starts with', es: 'Empieza con' },
  imported: { en: 'Stands in on import', es: 'Valor al importar' },
  scale: { en: 'In words', es: 'En palabras' },
  characters: { en: 'up to {max} characters', es: 'hasta {max} caracteres' },
  above: { en: 'above {min}', es: 'más de {min}' },
  to: { en: '{min} to {max}', es: 'de {min} a {max}' },
  step: { en: 'step {step}', es: 'paso {step}' },
  now: { en: 'the current year', es: 'el año actual' },
} as const satisfies Record<string, Text>;
