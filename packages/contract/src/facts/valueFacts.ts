import { type FactTable, months, name, percent, rating, whole, within } from './FactField.ts';

/** Results of a customer survey. */
export const surveyFacts = {
  very_disappointed_pct: {
    ...percent,
    ...within('value_proposition.very_disappointed_pct'),
    label: { en: 'Very disappointed without it', es: 'Muy decepcionados sin ello' },
    help: {
      en: 'Share of customers who say so. 40 % is a sign of market fit.',
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
    ...within('value_proposition.competitors.market_share'),
    step: 0.01,
  },
  strength: {
    ...rating,
    ...within('value_proposition.competitors.strength'),
    label: { en: 'Strength', es: 'Fuerza' },
  },
} as const satisfies FactTable;

/** Facts relevant to a corporate partner. */
export const corporateFacts = {
  strategic_alignment: {
    ...rating,
    ...within('value_proposition.corporate.strategic_alignment'),
    label: { en: 'Strategic alignment', es: 'Alineación estratégica' },
  },
  channel_synergy: {
    ...rating,
    ...within('value_proposition.corporate.channel_synergy'),
    label: { en: 'Channel synergy', es: 'Sinergia de canales' },
  },
  executive_sponsorship: {
    ...rating,
    ...within('value_proposition.corporate.executive_sponsorship'),
    label: { en: 'Executive sponsorship', es: 'Apoyo de la dirección' },
  },
  cross_department_experience: {
    ...rating,
    ...within('value_proposition.corporate.cross_department_experience'),
    label: { en: 'Experience across departments', es: 'Experiencia entre departamentos' },
  },
  market_overlap_pct: {
    ...percent,
    ...within('value_proposition.corporate.market_overlap_pct'),
    label: { en: 'Market overlap', es: 'Mercado en común' },
  },
  average_tenure_years: {
    kind: 'decimal',
    label: { en: 'Average corporate tenure', es: 'Antigüedad media en corporaciones' },
    unit: { en: 'years', es: 'años' },
    ...within('value_proposition.corporate.average_tenure_years'),
    step: 1,
  },
  months_to_market_alone: {
    ...months,
    ...within('value_proposition.corporate.months_to_market_alone'),
    label: { en: 'Time to market alone', es: 'Plazo de entrada en solitario' },
  },
  months_to_market_with_partner: {
    ...months,
    ...within('value_proposition.corporate.months_to_market_with_partner'),
    label: { en: 'Time to market with the partner', es: 'Plazo de entrada con el socio' },
  },
} as const satisfies FactTable;

/** The startup's links to universities and schools. */
export const academicFacts = {
  trl: {
    ...whole,
    ...within('value_proposition.educational.trl'),
    label: { en: 'Technology readiness (TRL)', es: 'Madurez tecnológica (TRL)' },
    help: { en: 'From 1, idea, to 9, proven in use.', es: 'De 1, idea, a 9, probada en uso.' },
  },
  publications: {
    ...whole,
    ...within('value_proposition.educational.publications'),
    label: { en: 'Publications', es: 'Publicaciones' },
  },
  awards: {
    ...whole,
    ...within('value_proposition.educational.awards'),
    label: { en: 'Awards', es: 'Premios' },
  },
  mentors: {
    ...whole,
    ...within('value_proposition.educational.mentors'),
    label: { en: 'Mentors', es: 'Mentores' },
  },
  faculty_involvement: {
    ...rating,
    ...within('value_proposition.educational.faculty_involvement'),
    label: { en: 'Faculty involvement', es: 'Implicación del profesorado' },
  },
  institutional_support: {
    ...rating,
    ...within('value_proposition.educational.institutional_support'),
    label: { en: 'Institutional support', es: 'Apoyo institucional' },
  },
  market_overlap_pct: {
    ...percent,
    ...within('value_proposition.educational.market_overlap_pct'),
    label: { en: 'Market overlap', es: 'Mercado en común' },
  },
} as const satisfies FactTable;

/** Students of one discipline in the team; the key of the object is the discipline. */
export const studentFacts = {
  discipline: { ...name, label: { en: 'Discipline', es: 'Disciplina' }, required: true },
  students: {
    ...whole,
    ...within('value_proposition.educational.students'),
    label: { en: 'Students', es: 'Estudiantes' },
  },
} as const satisfies FactTable;
