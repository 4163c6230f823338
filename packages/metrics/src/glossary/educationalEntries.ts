import type { GlossaryText } from './glossaryText.ts';

/** What the educational lens adds. */
export const educationalEntries = {
  EDU_VPM_academic_impact_score: {
    title: { en: 'Academic impact', es: 'Impacto académico' },
    description: {
      en: 'Novelty and relevance of the research behind it.',
      es: 'Novedad y relevancia de la investigación.',
    },
    calculation: {
      en: 'Technology readiness 30\u00A0%, achievements 30\u00A0%, innovation 12\u00A0%, technology 10\u00A0%, patents 10\u00A0%, problem 8\u00A0%. N/A while less than half of the first two is stated.',
      es: 'Madurez tecnológica 30\u00A0%, logros 30\u00A0%, innovación 12\u00A0%, tecnología 10\u00A0%, patentes 10\u00A0%, problema 8\u00A0%. N/A mientras no se declare al menos la mitad de las dos primeras.',
    },
    interpretation: { en: 'Above 70 high impact.', es: 'Más de 70 alto impacto.' },
  },
  EDU_FEM_academic_roi_score: {
    title: { en: 'Academic ROI', es: 'ROI académico' },
    description: { en: 'Return for the institution.', es: 'Retorno para la institución.' },
    calculation: {
      en: 'Finance at educational benchmarks 70\u00A0%, academic impact 30\u00A0%. N/A while the impact is.',
      es: 'Finanzas con referencias educativas 70\u00A0%, impacto 30\u00A0%. N/A mientras lo sea el impacto.',
    },
    interpretation: {
      en: 'Above 70 good return; below 40 subsidised.',
      es: 'Más de 70 buen retorno; menos de 40 subvencionado.',
    },
  },
  EDU_MEM_edu_market_fit_score: {
    title: { en: 'Educational market fit', es: 'Encaje educativo' },
    description: { en: 'Does it serve the education market?', es: '¿Sirve al mercado educativo?' },
    calculation: {
      en: 'Overlap 40\u00A0%, market fit 35\u00A0%, regulation 25\u00A0%. N/A while the overlap is not stated.',
      es: 'Solape 40\u00A0%, encaje 35\u00A0%, regulación 25\u00A0%. N/A mientras no se declare el solape.',
    },
    interpretation: { en: 'Above 70 fits; below 40 other market.', es: 'Más de 70 encaja; menos de 40 otro mercado.' },
  },
  EDU_MEM_edu_market_overlap: {
    title: { en: 'Educational overlap', es: 'Solape educativo' },
    description: { en: 'Share of the market in education.', es: 'Parte del mercado en educación.' },
    calculation: { en: 'As stated, else from industry and reach.', es: 'Declarado o por sector y alcance.' },
    interpretation: {
      en: 'Above 50\u00A0% education is the core.',
      es: 'Más de 50\u00A0%, la educación es el núcleo.',
    },
  },
  EDU_TRM_academic_quality_score: {
    title: { en: 'Academic quality', es: 'Calidad académica' },
    description: { en: 'Strength of the academic base.', es: 'Solidez de la base académica.' },
    calculation: {
      en: 'Achievements 30\u00A0%, faculty 25\u00A0%, institution 20\u00A0%, mentors 15\u00A0%, diversity 10\u00A0%. N/A while less than half of it is stated.',
      es: 'Logros 30\u00A0%, profesorado 25\u00A0%, institución 20\u00A0%, mentores 15\u00A0%, diversidad 10\u00A0%. N/A mientras no se declare al menos la mitad.',
    },
    interpretation: { en: 'Above 70 strong.', es: 'Más de 70 fuerte.' },
  },
  EDU_TRM_academic_achievements: {
    title: { en: 'Academic achievements', es: 'Logros académicos' },
    description: { en: 'Publications and awards, 0–10.', es: 'Publicaciones y premios, 0–10.' },
    calculation: {
      en: 'Publications + 2 × awards on a logarithmic scale; else from education and patents.',
      es: 'Publicaciones + 2 × premios en escala logarítmica; si no, por formación y patentes.',
    },
    interpretation: { en: 'Above 7 outstanding.', es: 'Más de 7 sobresaliente.' },
  },
  EDU_TRM_faculty_involvement: {
    title: { en: 'Faculty involvement', es: 'Participación del profesorado' },
    description: { en: 'How much faculty takes part, 0–10.', es: 'Cuánto participa el profesorado, 0–10.' },
    calculation: {
      en: "As stated, else from founders' education.",
      es: 'Declarado o por formación de los fundadores.',
    },
    interpretation: { en: 'Above 7 committed.', es: 'Más de 7 comprometido.' },
  },
  EDU_TRM_student_diversity: {
    title: { en: 'Student diversity', es: 'Diversidad de estudiantes' },
    description: { en: 'Mix of disciplines, 0–10.', es: 'Mezcla de disciplinas, 0–10.' },
    calculation: {
      en: 'Blau index of student groups; else balance of skills.',
      es: 'Índice de Blau de los grupos; si no, equilibrio de capacidades.',
    },
    interpretation: { en: 'Above 7 diverse.', es: 'Más de 7 diverso.' },
  },
  EDU_TRM_institutional_support: {
    title: { en: 'Institutional support', es: 'Apoyo institucional' },
    description: { en: 'Backing by the institution, 0–10.', es: 'Apoyo de la institución, 0–10.' },
    calculation: { en: 'As stated, else from public funding.', es: 'Declarado o por financiación pública.' },
    interpretation: { en: 'Above 7 strong.', es: 'Más de 7 fuerte.' },
  },
  EDU_TRM_mentors_score: {
    title: { en: 'Mentors', es: 'Mentores' },
    description: { en: 'Access to mentors.', es: 'Acceso a mentores.' },
    calculation: {
      en: '1 mentor 50, 3 give 80, 5 give 100. N/A while their number is not stated.',
      es: '1 mentor da 50, 3 dan 80, 5 dan 100. N/A mientras no se declare su número.',
    },
    interpretation: { en: 'Above 80 well mentored; none 20.', es: 'Más de 80 bien acompañado; ninguno 20.' },
  },
} as const satisfies Record<string, GlossaryText>;
