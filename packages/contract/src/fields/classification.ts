import type { StartupField } from './StartupField.ts';

const choice = {
  group: 'classification',
  kind: 'choice',
  control: 'select',
  min: 1,
  max: 2_147_483_647,
  importDefault: 1,
  required: true,
  source: 'list',
  evaluated: true,
  wizard: true,
  mappable: true,
} as const;

export const classificationFields = [
  {
    ...choice,
    id: 'industry_id',
    label: { en: 'Industry', es: 'Sector' },
    placeholder: { en: 'Select an industry', es: 'Selecciona un sector' },
    help: {
      en: 'The startup is compared with the others of its industry.',
      es: 'La startup se compara con las demás de su sector.',
    },
    lookup: 'industries',
  },
  {
    ...choice,
    id: 'stage_id',
    label: { en: 'Stage', es: 'Etapa' },
    placeholder: { en: 'Select a stage', es: 'Selecciona una etapa' },
    help: {
      en: 'How far the product is today: it decides how many people and how much revenue are expected.',
      es: 'Hasta dónde ha llegado el producto: decide cuántas personas y cuántos ingresos se esperan.',
    },
    lookup: 'stages',
  },
  {
    ...choice,
    id: 'business_model_id',
    label: { en: 'Business Model', es: 'Modelo de negocio' },
    placeholder: { en: 'Select a business model', es: 'Selecciona un modelo de negocio' },
    help: { en: 'Who pays, and for what.', es: 'Quién paga y por qué.' },
    lookup: 'businessModels',
  },
] as const satisfies readonly StartupField[];
