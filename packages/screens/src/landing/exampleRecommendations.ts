import type { Recommendation } from '@aval/metrics';

/** The first four recommendations for a weak retailer, according to the model. A test verifies them. */
export const exampleRecommendations: readonly Pick<Recommendation, 'group' | 'gain' | 'text'>[] = [
  {
    group: 'financial',
    gain: 1.8,
    text: {
      en: 'Halve the burn from 20.000\u00a0€ to 10.000\u00a0€ a month: this business can live from its customers.',
      es: 'Reduce el gasto a la mitad, de 20.000\u00a0€ a 10.000\u00a0€ al mes: este negocio puede vivir de sus clientes.',
    },
  },
  {
    group: 'financial',
    gain: 1,
    text: {
      en: 'State the revenue of last year: even no growth counts more than silence.',
      es: 'Indica los ingresos del año anterior: incluso no crecer cuenta más que callarlo.',
    },
  },
  {
    group: 'team',
    gain: 0.7,
    text: {
      en: 'Win two advisers who have run a company in this industry, and meet them every month.',
      es: 'Incorpora a dos asesores que hayan dirigido una empresa del sector y reúnete con ellos cada mes.',
    },
  },
  {
    group: 'team',
    gain: 0.7,
    text: {
      en: 'Do not stay alone: look for a second founder with the skills that you lack.',
      es: 'No sigas en solitario: busca un segundo fundador con lo que a ti te falta.',
    },
  },
];

/** The retailer's current score, and its score with all four changes. */
export const exampleRecommendationScores = { now: 32.6, together: 37.3 } as const;
