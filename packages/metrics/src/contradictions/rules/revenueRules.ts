import { printed } from '../printed.ts';
import { exactly, type Rule } from '../Rule.ts';

const { euros, percent } = printed;

/** Rules on revenue, its history and its growth. */
export const revenueRules: readonly Rule[] = [
  {
    id: 'revenue_against_history',
    severity: 'severe',
    fields: ['revenue', 'financials.revenue_history'],
    check({ input, history, historyGrowth, year }) {
      const [revenue, last] = [input('revenue'), history.at(-1)];
      if (revenue === null || !last || last.year < year - 1) return null;
      const low = 0.75 * last.revenue;
      const high = 1.25 * last.revenue * (1 + Math.max(0, historyGrowth ?? 0) / 100) + 1000;
      if (revenue >= low - 1000 && revenue <= high) return null;
      return {
        values: [revenue, last.revenue],
        fits: { field: 'revenue', low, high },
        message: {
          en: `Revenue of ${euros(revenue)} a year, but the history ends with ${euros(last.revenue)}.`,
          es: `Ingresos de ${euros(revenue)} al año, pero el historial termina en ${euros(last.revenue)}.`,
        },
      };
    },
  },
  {
    id: 'growth_against_history',
    severity: 'severe',
    fields: ['financials.revenue_growth_rate', 'financials.revenue_history'],
    check({ statedGrowth, historyGrowth }) {
      if (statedGrowth === null || historyGrowth === null) return null;
      if (Math.abs(statedGrowth - historyGrowth) <= Math.max(10, 0.25 * Math.abs(historyGrowth))) return null;
      return {
        values: [statedGrowth, historyGrowth],
        fits: exactly('financials.revenue_growth_rate', historyGrowth),
        message: {
          en: `Growth of ${percent(statedGrowth)} is stated, but the revenue history gives ${percent(historyGrowth)}.`,
          es: `Se declara un crecimiento del ${percent(statedGrowth)}, pero el historial da un ${percent(historyGrowth)}.`,
        },
      };
    },
  },
  {
    id: 'growth_without_revenue',
    severity: 'mild',
    fields: ['financials.revenue_growth_rate', 'revenue'],
    check({ statedGrowth, revenue }) {
      if (statedGrowth === null || statedGrowth === 0 || revenue !== 0) return null;
      return {
        values: [statedGrowth, 0],
        fits: null,
        message: {
          en: `Revenue growth of ${percent(statedGrowth)} with a revenue of 0.`,
          es: `Crecimiento de ingresos del ${percent(statedGrowth)} con ingresos de 0.`,
        },
      };
    },
  },
  {
    id: 'revenue_per_employee',
    severity: 'severe',
    fields: ['revenue_per_employee', 'revenue', 'team_size'],
    check({ input, revenue }) {
      const [perEmployee, team] = [input('revenue_per_employee'), input('team_size')];
      if (perEmployee === null || revenue === null || team === null || team <= 0) return null;
      const worked = revenue / team;
      const difference = Math.abs(perEmployee - worked);
      if (difference <= 0.25 * Math.max(Math.abs(perEmployee), Math.abs(worked)) || difference <= 1000) return null;
      return {
        values: [perEmployee, revenue, team],
        fits: exactly('revenue_per_employee', worked),
        message: {
          en: `Revenue per employee of ${euros(perEmployee)}, but ${euros(revenue)} over ${team} people is ${euros(worked)}.`,
          es: `Ingresos por empleado de ${euros(perEmployee)}, pero ${euros(revenue)} entre ${team} personas son ${euros(worked)}.`,
        },
      };
    },
  },
  {
    id: 'revenue_too_young',
    severity: 'severe',
    fields: ['foundation_year', 'revenue'],
    check({ input, age, revenue }) {
      const foundation = input('foundation_year');
      if (foundation === null || age === null || age > 1 || revenue === null || revenue <= 5_000_000) return null;
      return {
        values: [foundation, revenue],
        fits: null,
        message: {
          en: `Founded in ${foundation} and already ${euros(revenue)} of yearly revenue.`,
          es: `Fundada en ${foundation} y ya con ${euros(revenue)} de ingresos anuales.`,
        },
      };
    },
  },
  {
    id: 'foundation_in_future',
    severity: 'severe',
    fields: ['foundation_year'],
    check({ input, year }) {
      const foundation = input('foundation_year');
      if (foundation === null || foundation <= year) return null;
      return {
        values: [foundation, year],
        fits: { field: 'foundation_year', low: 1900, high: year },
        message: {
          en: `Founded in ${foundation}, after ${year}.`,
          es: `Fundada en ${foundation}, después de ${year}.`,
        },
      };
    },
  },
  {
    id: 'history_before_foundation',
    severity: 'severe',
    fields: ['financials.revenue_history', 'foundation_year'],
    check({ input, history }) {
      const [first, foundation] = [history[0], input('foundation_year')];
      if (!first || foundation === null || first.year >= foundation) return null;
      return {
        values: [first.year, foundation],
        fits: { field: 'foundation_year', low: 1900, high: first.year },
        message: {
          en: `The revenue history starts in ${first.year}, before the foundation in ${foundation}.`,
          es: `El historial de ingresos empieza en ${first.year}, antes de la fundación en ${foundation}.`,
        },
      };
    },
  },
  {
    id: 'history_in_future',
    severity: 'severe',
    fields: ['financials.revenue_history'],
    check({ history, year }) {
      const last = history.at(-1);
      if (!last || last.year <= year) return null;
      return {
        values: [last.year, year],
        fits: null,
        message: {
          en: `The revenue history contains ${last.year}, a year after ${year}.`,
          es: `El historial de ingresos contiene ${last.year}, un año posterior a ${year}.`,
        },
      };
    },
  },
];
