import { printed } from '../printed.ts';
import { exactly, type Rule } from '../Rule.ts';

const { euros, market, percent } = printed;

/** Bounds of the market size classes by their usual total market, all in million EUR. */
const classBounds: ReadonlyMap<number, readonly [low: number, high: number]> = new Map([
  [5, [0, 10]],
  [50, [10, 100]],
  [500, [100, 1000]],
  [3000, [1000, Infinity]],
]);
const largestMarket = 1e6;

/** Rules on market sizes and competitors. */
export const marketRules: readonly Rule[] = [
  {
    id: 'segment_above_total',
    severity: 'severe',
    fields: ['target_segment_size', 'total_market_size'],
    check({ input }) {
      const [segment, total] = [input('target_segment_size'), input('total_market_size')];
      if (segment === null || total === null || segment <= total) return null;
      return {
        values: [segment, total],
        fits: { field: 'target_segment_size', low: 0, high: total },
        message: {
          en: `A target segment of ${market(segment)} is larger than the whole market of ${market(total)}.`,
          es: `Un segmento objetivo de ${market(segment)} es mayor que todo el mercado de ${market(total)}.`,
        },
      };
    },
  },
  {
    id: 'market_class',
    severity: 'mild',
    fields: ['market_size_id', 'total_market_size'],
    check({ input, marketClass }) {
      const total = input('total_market_size');
      const bounds = classBounds.get(marketClass?.typical ?? Number.NaN);
      if (!marketClass || !bounds || total === null || total <= 0) return null;
      const [low, high] = bounds;
      if (total <= high * 2.5 && total >= low / 2.5) return null;
      return {
        values: [marketClass.name, total],
        fits: { field: 'total_market_size', low, high: Math.min(high, largestMarket) },
        message: {
          en: `Market size class "${marketClass.name}" but a total market of ${market(total)}.`,
          es: `Clase de mercado «${marketClass.name}» pero un mercado total de ${market(total)}.`,
        },
      };
    },
  },
  {
    id: 'total_market_unit',
    severity: 'severe',
    fields: ['total_market_size'],
    check({ input }) {
      const total = input('total_market_size');
      if (total === null || total <= largestMarket) return null;
      return {
        values: [total],
        fits: exactly('total_market_size', total / 1e6),
        message: {
          en: `A total market of ${market(total)} is more than a trillion: did you mean ${euros(total)}?`,
          es: `Un mercado total de ${market(total)} supera el billón: ¿son ${euros(total)}?`,
        },
      };
    },
  },
  {
    id: 'revenue_above_segment',
    severity: 'severe',
    fields: ['revenue', 'target_segment_size'],
    check({ input, revenue }) {
      const segment = input('target_segment_size');
      if (revenue === null || segment === null || revenue <= segment * 1e6) return null;
      return {
        values: [revenue, segment],
        fits: { field: 'target_segment_size', low: revenue / 1e6, high: largestMarket },
        message: {
          en: `Revenue of ${euros(revenue)} exceeds the whole target segment of ${market(segment)}.`,
          es: `Los ingresos de ${euros(revenue)} superan todo el segmento objetivo de ${market(segment)}.`,
        },
      };
    },
  },
  {
    id: 'competitors_listed',
    severity: 'severe',
    fields: ['competitor_count', 'value_proposition.competitors'],
    check({ input, listedCompetitors }) {
      const counted = input('competitor_count');
      if (counted === null || listedCompetitors <= counted) return null;
      return {
        values: [counted, listedCompetitors],
        fits: { field: 'competitor_count', low: listedCompetitors, high: 1000 },
        message: {
          en: `${counted} competitors are counted but ${listedCompetitors} are listed.`,
          es: `Se cuentan ${counted} competidores pero hay ${listedCompetitors} en la lista.`,
        },
      };
    },
  },
  {
    id: 'shares_above_one',
    severity: 'severe',
    fields: ['value_proposition.competitors'],
    check({ listedShares }) {
      if (listedShares <= 1.02) return null;
      return {
        values: [100 * listedShares, 100],
        fits: null,
        message: {
          en: `The listed market shares add up to ${percent(100 * listedShares)}, more than ${percent(100)}.`,
          es: `Las cuotas de mercado de la lista suman ${percent(100 * listedShares)}, más del ${percent(100)}.`,
        },
      };
    },
  },
];
