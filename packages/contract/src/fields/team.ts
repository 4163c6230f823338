import { ratingWords } from './anchors.ts';
import { domainRange } from './domainRange.ts';
import { registerOnly } from './registerOnly.ts';
import type { StartupField } from './StartupField.ts';

const slider = {
  group: 'team',
  control: 'slider',
  required: true,
  evaluated: true,
  wizard: true,
  mappable: true,
} as const;
const people = { ...slider, kind: 'integer', section: { en: 'People', es: 'Personas' } } as const;
const rating = { ...slider, kind: 'rating', default: 5, importDefault: 1 } as const;
const capability = { ...rating, section: { en: 'Capability', es: 'Capacidad' } } as const;
const skill = ratingWords(
  ['None', 'Basic', 'Capable', 'Senior', 'Leading'],
  ['Ninguna', 'Básica', 'Capaz', 'Sénior', 'Referente'],
);

export const teamFields = [
  {
    ...people,
    id: 'founder_count',
    label: { en: 'Number of Founders', es: 'Número de fundadores' },
    help: { en: 'People who started it and hold equity.', es: 'Personas que la iniciaron y tienen participación.' },
    ...domainRange('founder_count'),
    ticks: [1, 3, 5, 10],
    default: 5,
    importDefault: 1,
  },
  {
    ...people,
    id: 'team_size',
    label: { en: 'Team Size', es: 'Tamaño del equipo' },
    help: {
      en: 'Everyone on the payroll today, founders included.',
      es: 'Todas las personas en nómina hoy, incluidos los fundadores.',
    },
    ...domainRange('team_size'),
    scale: 'logarithmic',
    ticks: [1, 10, 100, 1000],
    default: 500,
    importDefault: 1,
  },
  {
    ...people,
    id: 'industry_experience_years',
    kind: 'decimal',
    label: { en: 'Industry Experience', es: 'Experiencia en el sector' },
    help: {
      en: 'Years in this industry, of the most experienced founder.',
      es: 'Años en este sector, de la persona fundadora con más.',
    },
    unit: { en: 'years', es: 'años' },
    ...domainRange('industry_experience_years'),
    ticks: [0, 10, 20, 30, 40, 50],
    default: 25,
    importDefault: 0,
  },
  {
    ...rating,
    id: 'founders_education_level',
    section: people.section,
    label: { en: 'Education Level', es: 'Nivel de estudios' },
    help: { en: 'Highest degree among the founders.', es: 'Título más alto entre los fundadores.' },
    ...domainRange('founders_education_level'),
    anchors: ratingWords(
      ['School', 'Training', 'Degree', 'Master', 'PhD'],
      ['Básicos', 'FP', 'Grado', 'Máster', 'Doctorado'],
    ),
  },
  {
    ...capability,
    id: 'technical_expertise',
    label: { en: 'Technical Expertise', es: 'Experiencia técnica' },
    help: {
      en: 'Can the team build and run the product itself?',
      es: '¿Puede el equipo construir y operar el producto por sí mismo?',
    },
    ...domainRange('technical_expertise'),
    anchors: skill,
  },
  {
    ...capability,
    id: 'business_expertise',
    label: { en: 'Business Expertise', es: 'Experiencia de negocio' },
    help: {
      en: 'Has anyone sold, priced and hired before?',
      es: '¿Alguien ha vendido, fijado precios y contratado antes?',
    },
    ...domainRange('business_expertise'),
    source: 'settled',
    anchors: skill,
  },
  {
    ...capability,
    id: 'team_completeness',
    label: { en: 'Team Completeness', es: 'Equipo completo' },
    help: { en: 'Are the key roles for this stage filled?', es: '¿Están cubiertos los puestos clave de esta etapa?' },
    ...domainRange('team_completeness'),
    anchors: ratingWords(
      ['Many gaps', 'Key gaps', 'Core set', 'Nearly all', 'All filled'],
      ['Faltan muchos', 'Faltan clave', 'Núcleo', 'Casi todos', 'Completo'],
    ),
  },
  {
    ...capability,
    id: 'execution_capacity',
    label: { en: 'Execution Capacity', es: 'Capacidad de ejecución' },
    help: {
      en: 'How well the team has met its own deadlines so far.',
      es: 'Cómo ha cumplido el equipo sus propias fechas.',
    },
    ...domainRange('execution_capacity'),
    anchors: ratingWords(
      ['Not yet', 'Often late', 'Mixed', 'On time', 'Early'],
      ['Aún no', 'Con retrasos', 'Desigual', 'A tiempo', 'Antes'],
    ),
  },
  {
    ...slider,
    ...registerOnly,
    id: 'team_description',
    kind: 'longText',
    control: 'textarea',
    label: { en: 'Team Description', es: 'Descripción del equipo' },
    maxLength: 10_000,
  },
  {
    ...slider,
    ...registerOnly,
    id: 'team',
    kind: 'object',
    source: 'facts',
    control: 'structured',
    evaluated: true,
    label: { en: 'Team members and ties', es: 'Miembros del equipo y vínculos' },
    help: {
      en: 'Who works with whom, and what the founders did before.',
      es: 'Quién trabaja con quién y qué hicieron antes los fundadores.',
    },
  },
] as const satisfies readonly StartupField[];
