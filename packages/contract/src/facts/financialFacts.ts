import { type FactTable, money, percent, within } from './FactField.ts';

/** The revenue of one year. */
export const revenueFacts = {
  year: { kind: 'year', label: { en: 'Year', es: 'Año' }, min: 1900, step: 1, required: true },
  revenue: { ...money, ...within('financials.revenue_history.revenue'), label: { en: 'Revenue', es: 'Ingresos' } },
} as const satisfies FactTable;

/** Debt, equity and valuation of the company. */
export const capitalFacts = {
  total_debt: {
    ...money,
    ...within('financials.total_debt'),
    label: { en: 'Total debt', es: 'Deuda total' },
    help: { en: 'Loans and notes that must be paid back.', es: 'Préstamos y notas que hay que devolver.' },
  },
  total_equity: {
    ...money,
    ...within('financials.total_equity'),
    label: { en: 'Total equity', es: 'Patrimonio neto' },
    help: { en: 'Negative when losses exceed it.', es: 'Negativo cuando las pérdidas lo han consumido.' },
  },
  cash_in_bank: {
    ...money,
    ...within('financials.cash_in_bank'),
    label: { en: 'Cash in bank', es: 'Caja disponible' },
    help: {
      en: 'Compared with runway and burn rate.',
      es: 'Se compara con los meses de caja y el gasto mensual.',
    },
  },
  pre_money_valuation: {
    ...money,
    ...within('financials.pre_money_valuation'),
    label: { en: 'Pre-money valuation', es: 'Valoración pre-money' },
    help: { en: 'Of the last or the open round.', es: 'De la última ronda o de la abierta.' },
  },
  revenue_growth_rate: {
    ...percent,
    ...within('financials.revenue_growth_rate'),
    // A small company may grow beyond the limit of the model, and true values must be accepted.
    max: 1_000_000,
    label: { en: 'Revenue growth', es: 'Crecimiento de ingresos' },
    help: {
      en: 'Per year. If empty, it is derived from the revenue history.',
      es: 'En un año. Si se deja vacío, sale del historial de ingresos.',
    },
  },
} as const satisfies FactTable;
