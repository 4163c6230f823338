import { printed } from '../printed.ts';
import { exactly, type Rule } from '../Rule.ts';

const { euros, percent, plain } = printed;
const longestRunway = 120;
/** A yearly burn below this share of the revenue. */
const nearBreakEven = 0.2;

/** Rules on cash, burn, funding and what they leave. */
export const cashRules: readonly Rule[] = [
  {
    id: 'runway_against_cash',
    severity: 'severe',
    fields: ['cash_runway_months', 'financials.cash_in_bank', 'burn_rate'],
    check({ input, cash }) {
      const [runway, burn] = [input('cash_runway_months'), input('burn_rate')];
      if (runway === null || burn === null || burn <= 0 || cash === null) return null;
      const lasts = Math.min(longestRunway, cash / burn);
      if (Math.abs(runway - lasts) <= Math.max(2, 0.25 * lasts)) return null;
      return {
        values: [runway, cash, burn],
        fits: exactly('cash_runway_months', lasts),
        message: {
          en: `A runway of ${plain(runway)} months, but cash of ${euros(cash)} at a burn of ${euros(burn)} a month lasts ${plain(cash / burn)} months.`,
          es: `Caja para ${plain(runway)} meses, pero ${euros(cash)} con un gasto de ${euros(burn)} al mes duran ${plain(cash / burn)} meses.`,
        },
      };
    },
  },
  {
    id: 'runway_above_money',
    severity: 'severe',
    fields: ['cash_runway_months', 'burn_rate', 'funding_raised'],
    check({ input, debt, revenue }) {
      const [runway, burn] = [input('cash_runway_months'), input('burn_rate')];
      const [funding, margin] = [input('funding_raised'), input('profit_margin')];
      if (runway === null || burn === null || burn <= 0 || funding === null || margin === null || margin > 0)
        return null;
      const most = 1.2 * (funding + Math.max(0, debt ?? 0)) + (revenue ?? 0) + 10_000;
      if (runway * burn <= most) return null;
      return {
        values: [runway, burn, funding],
        fits: { field: 'cash_runway_months', low: 0, high: Math.floor(most / burn) },
        message: {
          en: `${plain(runway)} months at ${euros(burn)} a month need ${euros(runway * burn)} in the bank, more than the ${euros(funding)} ever raised.`,
          es: `${plain(runway)} meses a ${euros(burn)} al mes exigen ${euros(runway * burn)} en caja, más de los ${euros(funding)} captados.`,
        },
      };
    },
  },
  {
    id: 'funding_without_trace',
    severity: 'mild',
    fields: ['funding_raised', 'burn_rate'],
    check({ input, age, revenue }) {
      const [runway, burn] = [input('cash_runway_months'), input('burn_rate')];
      const [funding, margin] = [input('funding_raised'), input('profit_margin')];
      if (runway === null || burn === null || burn <= 0 || funding === null || age === null) return null;
      if (margin === null || margin > 0) return null;
      // Near break-even the present burn says little about what was spent on the way there.
      if (12 * burn < nearBreakEven * (revenue ?? 0)) return null;
      const mostSpent = 36 * burn * (age + 1);
      if (funding - runway * burn <= Math.max(mostSpent, 100_000)) return null;
      return {
        values: [funding, burn],
        fits: { field: 'funding_raised', low: 0, high: mostSpent + runway * burn },
        message: {
          en: `${euros(funding)} raised, but at a burn of ${euros(burn)} a month it can neither be spent nor is it in the runway.`,
          es: `${euros(funding)} captados, pero con un gasto de ${euros(burn)} al mes no pueden haberse gastado ni están en la caja.`,
        },
      };
    },
  },
  {
    id: 'profit_and_burn',
    severity: 'severe',
    fields: ['profit_margin', 'burn_rate'],
    check({ input, revenue }) {
      const [margin, burn] = [input('profit_margin'), input('burn_rate')];
      if (margin === null || margin <= 0 || burn === null || revenue === null) return null;
      const most = Math.max(0.1 * revenue, 12_000);
      if (12 * burn <= most) return null;
      return {
        values: [margin, burn],
        fits: { field: 'burn_rate', low: 0, high: most / 12 },
        message: {
          en: `A profit margin of ${percent(margin)} and a net burn of ${euros(burn)} a month: a profitable company does not burn cash.`,
          es: `Un margen del ${percent(margin)} y un gasto neto de ${euros(burn)} al mes: una empresa rentable no consume caja.`,
        },
      };
    },
  },
  {
    id: 'loss_without_burn',
    severity: 'severe',
    fields: ['profit_margin', 'burn_rate', 'revenue'],
    check({ input, revenue }) {
      const [margin, burn] = [input('profit_margin'), input('burn_rate')];
      if (margin === null || burn === null || revenue === null) return null;
      const loss = ((-margin / 100) * revenue) / 12;
      if (loss <= 3000 || burn >= loss / 3) return null;
      return {
        values: [margin, burn],
        fits: { field: 'burn_rate', low: loss / 3, high: 3 * loss },
        message: {
          en: `A margin of ${percent(margin)} loses far more than the stated burn of ${euros(burn)} a month.`,
          es: `Un margen del ${percent(margin)} pierde mucho más que el gasto declarado de ${euros(burn)} al mes.`,
        },
      };
    },
  },
  {
    id: 'cash_above_balance',
    severity: 'mild',
    fields: ['cash_runway_months', 'burn_rate', 'financials.total_equity', 'financials.total_debt'],
    check({ input, debt, equity }) {
      const [runway, burn] = [input('cash_runway_months'), input('burn_rate')];
      if (runway === null || burn === null || burn <= 0 || debt === null || equity === null || equity < 0) return null;
      const cash = runway * burn;
      if (cash <= 10_000 || debt + equity >= 0.5 * cash) return null;
      return {
        values: [cash, debt + equity],
        fits: { field: 'financials.total_equity', low: cash - debt, high: 1e12 },
        message: {
          en: `Runway and burn mean ${euros(cash)} of cash, but debt and equity together are ${euros(debt + equity)}.`,
          es: `Caja y gasto implican ${euros(cash)} de efectivo, pero deuda y fondos propios suman ${euros(debt + equity)}.`,
        },
      };
    },
  },
  {
    id: 'bootstrapped_with_funding',
    severity: 'severe',
    fields: ['financing_type_id', 'funding_raised'],
    check({ input, financing }) {
      const funding = input('funding_raised');
      if (financing?.name.toLowerCase() !== 'bootstrapped' || funding === null || funding <= 100_000) return null;
      return {
        values: [financing.name, funding],
        fits: { field: 'funding_raised', low: 0, high: 100_000 },
        message: {
          en: `Financing "${financing.name}" with ${euros(funding)} raised.`,
          es: `Financiación «${financing.name}» con ${euros(funding)} captados.`,
        },
      };
    },
  },
  {
    id: 'debt_financing_without_debt',
    severity: 'mild',
    fields: ['financing_type_id', 'financials.total_debt'],
    check({ financing, debt }) {
      if (!financing || financing.debtShare < 0.5 || debt !== 0) return null;
      return {
        values: [financing.name, 0],
        fits: null,
        message: {
          en: `Financing "${financing.name}" with a total debt of 0.`,
          es: `Financiación «${financing.name}» con una deuda total de 0.`,
        },
      };
    },
  },
];
