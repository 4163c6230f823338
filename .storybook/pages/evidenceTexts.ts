import type { EvidenceKind } from '@aval/metrics';

import type { Ageing } from '../../packages/metrics/src/evidence/ageFactor.ts';
import type { useLanguage } from './useLanguage.ts';

type Language = ReturnType<typeof useLanguage>;

interface EvidenceWords {
  kinds: string;
  kindHead: (best: number) => readonly string[];
  kindNames: Readonly<Record<EvidenceKind, string>>;
  whatItIs: Readonly<Record<EvidenceKind, string>>;
  ownKindOf: (facts: number) => string;
  yes: string;
  no: string;
  ages: string;
  factsOf: string;
  months: (months: string) => string;
  ageings: Readonly<Record<Ageing, string>>;
  limits: string;
  limitHead: readonly string[];
  cashFor: (months: string) => string;
  cashUnknown: string;
  noBurn: string;
  negativeEquity: string;
}

/** Texts of the tables about evidence, age and limits. */
export const evidenceTexts: Readonly<Record<Language, EvidenceWords>> = {
  en: {
    kinds: 'Kinds of evidence',
    kindHead: (best) => ['Kind', 'What it is', 'Reliability', 'Evidenced', 'Error left', `A part of ${best} counts`],
    kindNames: {
      checked: 'Checked',
      document: 'Document',
      panel: 'Panel',
      page: 'Web page',
      assessed: 'Assessed',
      claim: 'Claim',
      market: 'Market',
      opinion: 'Opinion',
    },
    whatItIs: {
      checked: 'An administrator has seen the proof',
      document: 'Read from a stored document, with its quote, and accepted by a person',
      panel: 'Median of at least three independent evaluators',
      page: 'From a web page, with its address and quote',
      assessed: 'A rating that an administrator gave in review, with a reason',
      claim: 'A number, date or choice that somebody stated',
      market: 'A stated view of the outside world: market sizes, growth, competitors',
      opinion: 'A rating of oneself',
    },
    ownKindOf: (facts) => `${facts} facts without other evidence`,
    yes: 'yes',
    no: 'no',
    ages: 'Age of facts',
    factsOf: 'What still counts after',
    months: (months) => `${months} months`,
    ageings: {
      money: 'Money: runway, burn, revenue, margin, customers, balance sheet',
      slow: 'Ratings, markets, headcount, competitors',
      never: 'Foundation, founders, experience, education, patents, funds raised',
    },
    limits: 'Limits of the score',
    limitHead: ['Situation', 'At most'],
    cashFor: (months) => `Cash for ${months} months`,
    cashUnknown: 'Runway unknown',
    noBurn: 'Nothing burnt',
    negativeEquity: 'Equity below zero',
  },
  es: {
    kinds: 'Tipos de prueba',
    kindHead: (best) => [
      'Tipo',
      'Qué es',
      'Fiabilidad',
      'Acreditado',
      'Error que queda',
      `Una parte de ${best} cuenta`,
    ],
    kindNames: {
      checked: 'Comprobado',
      document: 'Documento',
      panel: 'Panel',
      page: 'Página web',
      assessed: 'Revisado',
      claim: 'Declaración',
      market: 'Mercado',
      opinion: 'Opinión',
    },
    whatItIs: {
      checked: 'Un administrador ha visto la prueba',
      document: 'Leído de un documento guardado, con su cita, y aceptado por una persona',
      panel: 'Mediana de al menos tres evaluadores independientes',
      page: 'De una página web, con su dirección y su cita',
      assessed: 'Una valoración que un administrador dio al revisar, con su motivo',
      claim: 'Un número, una fecha o una elección que alguien declaró',
      market: 'Una visión declarada del mundo exterior: tamaño y crecimiento del mercado, competidores',
      opinion: 'Una valoración de uno mismo',
    },
    ownKindOf: (facts) => `${facts} datos sin otra prueba`,
    yes: 'sí',
    no: 'no',
    ages: 'Edad de los datos',
    factsOf: 'Lo que aún cuenta a los',
    months: (months) => `${months} meses`,
    ageings: {
      money: 'Dinero: autonomía, gasto, ingresos, margen, clientes, balance',
      slow: 'Valoraciones, mercados, plantilla, competidores',
      never: 'Fundación, fundadores, experiencia, formación, patentes, fondos captados',
    },
    limits: 'Límites de la nota',
    limitHead: ['Situación', 'Como mucho'],
    cashFor: (months) => `Caja para ${months} meses`,
    cashUnknown: 'Autonomía desconocida',
    noBurn: 'Sin gasto de caja',
    negativeEquity: 'Fondos propios negativos',
  },
};
