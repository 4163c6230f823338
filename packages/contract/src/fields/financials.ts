import { domainRange } from './domainRange.ts';
import { registerOnly } from './registerOnly.ts';
import type { StartupField } from './StartupField.ts';

const asked = { group: 'financials', required: true, evaluated: true, wizard: true, mappable: true } as const;
const funding = { ...asked, section: { en: 'Funding', es: 'Financiación' } } as const;
const business = { ...asked, control: 'input', section: { en: 'Business', es: 'Negocio' } } as const;
const amount = { ...business, kind: 'money', required: false } as const;
const euros = { en: '€', es: '€' };

export const financialsFields = [
  {
    ...funding,
    id: 'financing_type_id',
    kind: 'choice',
    control: 'select',
    label: { en: 'Financing Type', es: 'Tipo de financiación' },
    placeholder: { en: 'Select a financing type', es: 'Selecciona un tipo de financiación' },
    help: { en: 'Where most of the money came from.', es: 'De dónde procede la mayor parte del dinero.' },
    min: 1,
    max: 2_147_483_647,
    importDefault: 1,
    source: 'list',
    lookup: 'financingTypes',
  },
  {
    ...funding,
    id: 'cash_runway_months',
    kind: 'decimal',
    control: 'slider',
    label: { en: 'Cash Runway', es: 'Autonomía de caja' },
    help: {
      en: 'Months the cash at hand lasts at the present burn rate.',
      es: 'Meses que dura la caja disponible al ritmo de gasto actual.',
    },
    unit: { en: 'months', es: 'meses' },
    ...domainRange('cash_runway_months'),
    ticks: [0, 12, 24, 36, 60, 120],
    default: 60,
    importDefault: 0,
  },
  {
    ...funding,
    id: 'burn_rate',
    kind: 'money',
    control: 'input',
    label: { en: 'Burn Rate', es: 'Gasto mensual neto' },
    help: { en: 'Net cash spent in a month.', es: 'Caja neta gastada en un mes.' },
    unit: { en: '€ / month', es: '€ / mes' },
    ...domainRange('burn_rate'),
    zero: { en: 'We do not burn cash (profitable)', es: 'No consumimos caja (rentable)' },
  },
  {
    ...funding,
    id: 'funding_raised',
    kind: 'money',
    control: 'input',
    label: { en: 'Funding Raised', es: 'Financiación obtenida' },
    help: { en: 'All rounds and grants together.', es: 'Todas las rondas y ayudas juntas.' },
    unit: euros,
    ...domainRange('funding_raised'),
    source: 'settled',
    required: false,
  },
  {
    ...amount,
    id: 'revenue',
    label: { en: 'Revenue', es: 'Ingresos' },
    help: { en: 'Of the last twelve months.', es: 'De los últimos doce meses.' },
    unit: { en: '€ / year', es: '€ / año' },
    ...domainRange('revenue'),
  },
  {
    ...business,
    id: 'profit_margin',
    kind: 'percent',
    label: { en: 'Profit Margin', es: 'Margen de beneficio' },
    help: {
      en: 'Net result over revenue; without revenue, -100.',
      es: 'Resultado neto sobre ingresos; sin ingresos, -100.',
    },
    unit: { en: '%', es: '%' },
    ...domainRange('profit_margin'),
    source: 'settled',
    importDefault: -100,
  },
  {
    ...amount,
    id: 'customer_acquisition_cost',
    label: { en: 'Customer Acquisition Cost', es: 'Coste de adquisición de cliente' },
    help: {
      en: 'Sales and marketing cost of one new customer.',
      es: 'Coste de ventas y marketing de un cliente nuevo.',
    },
    unit: euros,
    ...domainRange('customer_acquisition_cost'),
  },
  {
    ...amount,
    id: 'lifetime_value',
    label: { en: 'Lifetime Value', es: 'Valor de vida del cliente' },
    help: {
      en: 'Margin earned from one customer over its lifetime.',
      es: 'Margen que deja un cliente durante toda su vida.',
    },
    unit: euros,
    ...domainRange('lifetime_value'),
  },
  {
    ...amount,
    id: 'revenue_per_employee',
    label: { en: 'Revenue per Employee', es: 'Ingresos por empleado' },
    help: {
      en: 'If empty, it is revenue divided by team size.',
      es: 'Si se deja vacío, son los ingresos entre el tamaño del equipo.',
    },
    unit: euros,
    ...domainRange('revenue_per_employee'),
  },
  {
    ...asked,
    ...registerOnly,
    id: 'financial_description',
    kind: 'longText',
    control: 'textarea',
    label: { en: 'Financial Description', es: 'Descripción financiera' },
    maxLength: 10_000,
  },
  {
    ...asked,
    ...registerOnly,
    id: 'financials',
    kind: 'object',
    source: 'facts',
    control: 'structured',
    evaluated: true,
    label: { en: 'Financial history', es: 'Historial financiero' },
    help: {
      en: 'Revenue by year, debt, equity and valuation.',
      es: 'Ingresos por año, deuda, capital y valoración.',
    },
  },
] as const satisfies readonly StartupField[];
