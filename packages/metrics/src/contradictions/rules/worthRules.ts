import { printed } from '../printed.ts';
import type { Rule } from '../Rule.ts';

const { euros, plain } = printed;

/** Rules on what the company and a customer are worth. */
export const worthRules: readonly Rule[] = [
  {
    id: 'pre_money_low',
    severity: 'severe',
    fields: ['financials.pre_money_valuation'],
    check({ preMoney }) {
      if (preMoney === null || preMoney >= 10_000) return null;
      return {
        values: [preMoney],
        fits: { field: 'financials.pre_money_valuation', low: 10_000, high: 1e10 },
        message: {
          en: `A pre-money valuation of ${euros(preMoney)}: did you mean thousands or millions?`,
          es: `Una valoración pre-money de ${euros(preMoney)}: ¿son miles o millones?`,
        },
      };
    },
  },
  {
    id: 'pre_money_high',
    severity: 'severe',
    fields: ['financials.pre_money_valuation', 'revenue'],
    check({ input, preMoney, revenue }) {
      const most = Math.max(100 * (revenue ?? 0), 50 * (input('funding_raised') ?? 0), 20e6);
      if (preMoney === null || preMoney <= most) return null;
      return {
        values: [preMoney, revenue ?? 0],
        fits: { field: 'financials.pre_money_valuation', low: 0, high: most },
        message: {
          en: `A pre-money valuation of ${euros(preMoney)} on a revenue of ${euros(revenue ?? 0)}.`,
          es: `Una valoración pre-money de ${euros(preMoney)} con unos ingresos de ${euros(revenue ?? 0)}.`,
        },
      };
    },
  },
  {
    id: 'customer_free',
    severity: 'severe',
    fields: ['customer_acquisition_cost', 'lifetime_value'],
    check({ input }) {
      if (input('customer_acquisition_cost') !== 0 || input('lifetime_value') !== 0) return null;
      return {
        values: [0, 0],
        fits: null,
        message: {
          en: 'Acquisition cost and lifetime value are both 0: leave both empty if they are not known.',
          es: 'El coste de adquisición y el valor del cliente son 0: déjalos vacíos si no se conocen.',
        },
      };
    },
  },
  {
    id: 'customer_too_cheap',
    severity: 'mild',
    fields: ['customer_acquisition_cost', 'lifetime_value'],
    check({ input }) {
      const [cost, value] = [input('customer_acquisition_cost'), input('lifetime_value')];
      if (cost === null || value === null || value <= 0 || value <= 100 * cost) return null;
      return {
        values: [value, cost],
        fits: { field: 'customer_acquisition_cost', low: value / 100, high: value },
        message: {
          en: `A customer worth ${euros(value)} for an acquisition cost of ${plain(cost)}\u00A0€: count salaries in sales and marketing too.`,
          es: `Un cliente de ${euros(value)} con un coste de adquisición de ${plain(cost)}\u00A0€: incluye los sueldos comerciales.`,
        },
      };
    },
  },
];
