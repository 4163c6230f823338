import type { Recommendation } from '@aval/metrics';

/** The four changes with the largest gain for a weak retailer, according to the model. A test verifies them. */
export const exampleRecommendations: readonly Pick<Recommendation, 'group' | 'gain' | 'text'>[] = [
  {
    group: 'financial',
    gain: 2.8,
    text: { en: 'Extend the cash runway from 4 to 12 months.', es: 'Amplía la caja disponible de 4 a 12 meses.' },
  },
  {
    group: 'financial',
    gain: 1.6,
    text: { en: 'Bring debt to equity from 2,33 to 1.', es: 'Baja la deuda sobre fondos propios de 2,33 a 1.' },
  },
  {
    group: 'financial',
    gain: 1.4,
    text: {
      en: 'Bring the customer acquisition cost to 20\u00a0€, a third of the lifetime value (now 1,50 times).',
      es: 'Lleva el coste de adquisición a 20\u00a0€, un tercio del valor del cliente (ahora 1,50 veces).',
    },
  },
  {
    group: 'team',
    gain: 1.1,
    text: {
      en: 'Bring in three more years of experience in this industry.',
      es: 'Incorpora tres años más de experiencia en el sector.',
    },
  },
];

/** The retailer's current score, and its score with all four changes. */
export const exampleRecommendationScores = { now: 35.2, together: 40.5 } as const;
