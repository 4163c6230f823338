import type { Language } from '../../Truth.ts';
import type { Parts } from '../Parts.ts';

/** The kinds of value that a distractor has; `cash` fits burn rate and runway where these are stated. */
export const distractorValues = ['amount', 'cash', 'percent', 'count', 'phone', 'date', 'email'] as const;

export type DistractorValue = (typeof distractorValues)[number];

/** A labelled value that is no fact of the startup for its present; {rival} is another company. */
export interface Distractor {
  label: string;
  value: DistractorValue;
}

const row = (label: string, value: DistractorValue): Distractor => ({ label, value });

export const distractorRows: Readonly<Record<Language, Parts<Distractor>>> = {
  en: {
    seen: [
      row('Gross margin', 'percent'),
      row('Cash at bank', 'cash'),
      row('Monthly churn', 'percent'),
      row('Paying customers', 'count'),
      row('Phone', 'phone'),
      row('Date', 'date'),
      row('Contact', 'email'),
      row('Revenue 2028 (forecast)', 'amount'),
      row('Revenue 2023', 'amount'),
      row('Round size sought', 'amount'),
      row('Pre-money valuation', 'amount'),
      row('Revenue of {rival}', 'amount'),
      row('Employees at {rival}', 'count'),
    ],
    heldOut: [
      row('Gross profit margin', 'percent'),
      row('Cash in hand', 'cash'),
      row('Logo churn', 'percent'),
      row('Active users', 'count'),
      row('Tel.', 'phone'),
      row('Date of submission', 'date'),
      row('E-mail', 'email'),
      row('Revenue target 2027', 'amount'),
      row('Turnover in 2022', 'amount'),
      row('Amount requested', 'amount'),
      row('Post-money valuation', 'amount'),
      row('{rival}: annual sales', 'amount'),
      row('Hires planned for 2027', 'count'),
      row('EBITDA margin', 'percent'),
    ],
  },
  es: {
    seen: [
      row('Margen bruto', 'percent'),
      row('Caja disponible', 'cash'),
      row('Tasa de bajas mensual', 'percent'),
      row('Clientes de pago', 'count'),
      row('Teléfono', 'phone'),
      row('Fecha', 'date'),
      row('Contacto', 'email'),
      row('Ingresos 2028 (previsión)', 'amount'),
      row('Ingresos 2023', 'amount'),
      row('Ronda buscada', 'amount'),
      row('Valoración pre-money', 'amount'),
      row('Facturación de {rival}', 'amount'),
      row('Empleados de {rival}', 'count'),
    ],
    heldOut: [
      row('Margen bruto sobre ventas', 'percent'),
      row('Tesorería', 'cash'),
      row('Churn', 'percent'),
      row('Usuarios activos', 'count'),
      row('Tel.', 'phone'),
      row('Fecha de la solicitud', 'date'),
      row('Correo electrónico', 'email'),
      row('Objetivo de ventas 2027', 'amount'),
      row('Facturación en 2022', 'amount'),
      row('Importe solicitado', 'amount'),
      row('Valoración post-money', 'amount'),
      row('{rival}: ventas anuales', 'amount'),
      row('Contrataciones previstas para 2027', 'count'),
      row('Margen EBITDA', 'percent'),
    ],
  },
};

/** Sentences about other companies, other years, plans and offers: {rival}, {fund}, {person} and kinds of value. */
export const distractorSentences: Readonly<Record<Language, Parts<string>>> = {
  en: {
    seen: [
      'Its largest rival, {rival}, has revenue of {amount} and {count} employees.',
      'Revenue is expected to reach {amount} in 2028.',
      'In 2022, revenue was {amount}.',
      'The company is looking for {amount} in its next round.',
      '{fund} manages {amount} and has invested in {count} companies.',
      'The gross margin is {percent}.',
      'By 2028 the team should have {count} people.',
      'For questions, call {person} on {phone} before {date}.',
    ],
    heldOut: [
      'By comparison, {rival} employs {count} people and sold {amount} last year.',
      'The plan foresees sales of {amount} for 2027.',
      'Back in 2021, turnover stood at {amount}.',
      'A new round of {amount} is planned.',
      'The lead investor would be {fund}, a fund of {amount} with {count} holdings.',
      'Before fixed costs, {percent} of every euro remains.',
      'Fifteen more people are to be hired by 2028, and {percent} of the money is for marketing.',
      'Contact: {person}, {email}, {phone}.',
    ],
  },
  es: {
    seen: [
      'Su mayor rival, {rival}, tiene unos ingresos de {amount} y {count} empleados.',
      'Se espera que los ingresos alcancen {amount} en 2028.',
      'En 2022 los ingresos fueron de {amount}.',
      'La empresa busca {amount} en su próxima ronda.',
      '{fund} gestiona {amount} y ha invertido en {count} compañías.',
      'El margen bruto es del {percent}.',
      'En 2028 el equipo debería tener {count} personas.',
      'Para cualquier duda, llame a {person} al {phone} antes del {date}.',
    ],
    heldOut: [
      'En comparación, {rival} da empleo a {count} personas y vendió {amount} el año pasado.',
      'El plan prevé unas ventas de {amount} para 2027.',
      'Allá por 2021, la facturación era de {amount}.',
      'Está prevista una nueva ronda de {amount}.',
      'El inversor principal sería {fund}, un fondo de {amount} con {count} participadas.',
      'Antes de costes fijos queda el {percent} de cada euro.',
      'Se contratará a quince personas más hasta 2028, y el {percent} del dinero irá a marketing.',
      'Contacto: {person}, {email}, {phone}.',
    ],
  },
};

/** What stands where a value is missing. */
export const blanks: Readonly<Record<Language, Parts<string>>> = {
  en: {
    seen: ['n/a', '-', '#N/A', 'TBD', '#DIV/0!'],
    heldOut: ['not available', '—', '#REF!', 'to be confirmed', '?', '#VALUE!'],
  },
  es: {
    seen: ['n.d.', '-', '#N/D', 'pendiente', '#¡DIV/0!'],
    heldOut: ['s/d', '—', '#¡REF!', 'por determinar', '?', '#¡VALOR!'],
  },
};
