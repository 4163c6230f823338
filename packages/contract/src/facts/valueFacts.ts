import { count, type FactTable, months, name, percent, rating } from './FactField.ts';

/** What customers answer when they are asked. */
export const surveyFacts = {
  very_disappointed_pct: {
    ...percent,
    label: { en: 'Very disappointed without it', es: 'Muy decepcionados sin ello' },
    help: {
      en: 'Share of customers who answer so. 40 % is a sign of market fit.',
      es: 'Parte de los clientes que lo responde. El 40 % indica encaje con el mercado.',
    },
  },
} as const satisfies FactTable;

export const competitorFacts = {
  name: { ...name, label: { en: 'Name', es: 'Nombre' } },
  market_share: {
    kind: 'share',
    label: { en: 'Market share', es: 'Cuota de mercado' },
    unit: { en: '%', es: '%' },
    min: 0,
    max: 1,
    step: 0.01,
  },
  strength: { ...rating, label: { en: 'Strength', es: 'Fuerza' } },
} as const satisfies FactTable;

/** What matters to a corporation that may work with the startup. */
export const corporateFacts = {
  strategic_alignment: { ...rating, label: { en: 'Strategic alignment', es: 'Alineación estratégica' } },
  channel_synergy: { ...rating, label: { en: 'Channel synergy', es: 'Sinergia de canales' } },
  executive_sponsorship: { ...rating, label: { en: 'Executive sponsorship', es: 'Apoyo de la dirección' } },
  cross_department_experience: {
    ...rating,
    label: { en: 'Experience across departments', es: 'Experiencia entre departamentos' },
  },
  market_overlap_pct: { ...percent, label: { en: 'Market overlap', es: 'Mercado en común' } },
  average_tenure_years: {
    kind: 'decimal',
    label: { en: 'Average corporate tenure', es: 'Antigüedad media en corporaciones' },
    unit: { en: 'years', es: 'años' },
    min: 0,
    max: 80,
    step: 1,
  },
  months_to_market_alone: { ...months, label: { en: 'Time to market alone', es: 'Plazo de entrada en solitario' } },
  months_to_market_with_partner: {
    ...months,
    label: { en: 'Time to market with the partner', es: 'Plazo de entrada con el socio' },
  },
} as const satisfies FactTable;

/** What ties the startup to universities and schools. */
export const academicFacts = {
  trl: {
    kind: 'integer',
    label: { en: 'Technology readiness (TRL)', es: 'Madurez tecnológica (TRL)' },
    help: { en: 'From 1, idea, to 9, proven in use.', es: 'De 1, idea, a 9, probada en uso.' },
    min: 1,
    max: 9,
    step: 1,
  },
  publications: { ...count, label: { en: 'Publications', es: 'Publicaciones' } },
  awards: { ...count, label: { en: 'Awards', es: 'Premios' } },
  mentors: { ...count, label: { en: 'Mentors', es: 'Mentores' } },
  faculty_involvement: { ...rating, label: { en: 'Faculty involvement', es: 'Implicación del profesorado' } },
  institutional_support: { ...rating, label: { en: 'Institutional support', es: 'Apoyo institucional' } },
  market_overlap_pct: { ...percent, label: { en: 'Market overlap', es: 'Mercado en común' } },
} as const satisfies FactTable;

/** Students of one discipline in the team; the key of the object is the discipline. */
export const studentFacts = {
  discipline: { ...name, label: { en: 'Discipline', es: 'Disciplina' }, required: true },
  students: { ...count, label: { en: 'Students', es: 'Estudiantes' } },
} as const satisfies FactTable;
