import type { Text } from '@aval/contract';

/** A figure of a startup for which there is no field, or none that a single value fills. */
export interface OtherFigureName {
  id: string;
  name: Text;
  /** Its names in folded text. */
  words: RegExp;
  /** The kinds of number that it can be. */
  kinds: readonly ('money' | 'percent' | 'count' | 'ratio')[];
}

const money = ['money'] as const;
const percent = ['percent'] as const;
const anyAmount = ['money', 'count'] as const;

export const otherFigureNames: readonly OtherFigureName[] = [
  {
    id: 'cash_in_bank',
    name: { en: 'Cash in bank', es: 'Caja disponible' },
    words:
      /\b(?:cash (?:in|at) (?:the )?banks?|cash (?:balance|position|on hand|available)|bank balance|money in the bank|caja disponible|saldo (?:en (?:el )?banco|bancario|de caja|de tesoreria)|efectivo en (?:el )?bancos?|dinero en (?:el )?bancos?|tesoreria disponible|posicion de tesoreria)\b/,
    kinds: anyAmount,
  },
  {
    id: 'churn',
    name: { en: 'Churn', es: 'Churn' },
    words: /\b(?:churn(?: rate)?|tasa de (?:abandono|bajas|cancelacion))\b/,
    kinds: percent,
  },
  {
    id: 'net_revenue_retention',
    name: { en: 'Net revenue retention', es: 'Retención neta de ingresos' },
    words: /\b(?:nrr|ndr|net (?:revenue|dollar) retention|retencion neta(?: de ingresos)?)\b/,
    kinds: percent,
  },
  {
    id: 'retention',
    name: { en: 'Retention', es: 'Retención' },
    words: /\b(?:(?:customer|user|gross revenue|logo) retention|grr|retencion (?:de (?:clientes|usuarios)|bruta))\b/,
    kinds: percent,
  },
  {
    id: 'gross_margin',
    name: { en: 'Gross margin', es: 'Margen bruto' },
    words: /\b(?:gross margin|margen bruto)\b/,
    kinds: percent,
  },
  {
    id: 'ebitda',
    name: { en: 'EBITDA', es: 'EBITDA' },
    words: /\bebitda\b/,
    kinds: ['money', 'percent'],
  },
  {
    id: 'recurring_revenue',
    name: { en: 'Recurring revenue', es: 'Ingresos recurrentes' },
    words: /\b(?:mrr|monthly recurring revenue|ingresos recurrentes mensuales)\b/,
    kinds: anyAmount,
  },
  {
    id: 'transaction_volume',
    name: { en: 'Gross merchandise volume', es: 'Volumen bruto de ventas' },
    words: /\b(?:gmv|gross merchandise (?:value|volume)|volumen bruto de (?:ventas|mercancia))\b/,
    kinds: money,
  },
  {
    id: 'revenue_per_user',
    name: { en: 'Revenue per user', es: 'Ingresos por usuario' },
    words: /\b(?:arpu|arpa|average revenue per (?:user|account)|ingreso medio por (?:usuario|cuenta))\b/,
    kinds: money,
  },
  {
    id: 'order_value',
    name: { en: 'Average order value', es: 'Ticket medio' },
    words: /\b(?:aov|average (?:order value|ticket|basket)|ticket medio|cesta media)\b/,
    kinds: money,
  },
  {
    id: 'promoter_score',
    name: { en: 'Net promoter score', es: 'Net promoter score' },
    words: /\b(?:nps|net promoter score)\b/,
    kinds: ['count'],
  },
  {
    id: 'conversion',
    name: { en: 'Conversion', es: 'Conversión' },
    words: /\b(?:conversion rate|tasa de conversion)\b/,
    kinds: percent,
  },
  {
    id: 'active_users',
    name: { en: 'Active users', es: 'Usuarios activos' },
    words: /\b(?:(?:monthly |daily )?active users|mau|dau|usuarios activos(?: mensuales| diarios)?)\b/,
    kinds: ['count'],
  },
  {
    id: 'payback',
    name: { en: 'CAC payback', es: 'Retorno del CAC' },
    words: /\b(?:(?:cac )?payback(?: period)?|periodo de retorno)\b/,
    kinds: ['count'],
  },
];
