import type { Text } from '../../packages/contract/src/index.ts';

/** Texts of the page about the startup fields. */
export const fieldTexts = {
  title: { en: 'Startup fields', es: 'Campos de una startup' },
  start: {
    en: 'One row per field, as used by the create wizard, the edit forms, the document mapping and the server. An asterisk marks required fields.',
    es: 'Una fila por campo, como la leen el asistente de alta, los formularios de edición, la asignación de documentos y el servidor. Un asterisco marca lo obligatorio.',
  },
  sources: { en: 'Where a rule comes from', es: 'De dónde viene una regla' },
  source: { en: 'Source', es: 'Fuente' },
  meaning: { en: 'Meaning', es: 'Significa' },
  field: { en: 'Field', es: 'Campo' },
  id: { en: 'id', es: 'id' },
  help: { en: 'Help text', es: 'Qué se pregunta' },
  kind: { en: 'Kind', es: 'Tipo' },
  range: { en: 'Range, step', es: 'Rango, paso' },
  starts: { en: 'Initial value', es: 'Empieza con' },
  imported: { en: 'Default on import', es: 'Valor al importar' },
  scale: { en: 'In words', es: 'En palabras' },
  characters: { en: 'up to {max} characters', es: 'hasta {max} caracteres' },
  above: { en: 'above {min}', es: 'más de {min}' },
  to: { en: '{min} to {max}', es: 'de {min} a {max}' },
  step: { en: 'step {step}', es: 'paso {step}' },
  now: { en: 'the current year', es: 'el año actual' },
} as const satisfies Record<string, Text>;
