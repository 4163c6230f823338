import type { Recommendation } from '@aval/metrics';

/** The first four recommendations for a weak retailer, according to the model. A test verifies them. */
export const exampleRecommendations: readonly Pick<Recommendation, 'group' | 'gain' | 'text'>[] = [
  {
    group: 'financial',
    gain: 3.3,
    text: {
      en: 'Halve the burn from 20.000\u00a0€ to 10.000\u00a0€ a month: this business can live from its customers.',
      es: 'Reduce el gasto a la mitad, de 20.000\u00a0€ a 10.000\u00a0€ al mes: este negocio puede vivir de sus clientes.',
    },
  },
  {
    group: 'team',
    gain: 0.9,
    text: {
      en: 'Do not stay alone: look for a second founder with the skills that you lack.',
      es: 'No sigas en solitario: busca un segundo fundador con lo que a ti te falta.',
    },
  },
  {
    group: 'team',
    gain: 0.8,
    text: {
      en: 'Win two advisers who have run a company in this industry, and meet them every month.',
      es: 'Incorpora a dos asesores que hayan dirigido una empresa del sector y reúnete con ellos cada mes.',
    },
  },
  {
    group: 'value_proposition',
    gain: 0.8,
    text: {
      en: 'Fix the three complaints that come up most, and tell the customers who made them.',
      es: 'Arregla las tres quejas más repetidas y avisa a los clientes que las hicieron.',
    },
  },
];

/** The retailer's current score, and its score with all four changes. */
export const exampleRecommendationScores = { now: 35.2, together: 41.3 } as const;
