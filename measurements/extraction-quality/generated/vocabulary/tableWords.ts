import type { Language } from '../../Truth.ts';
import type { Parts } from '../Parts.ts';

/** The unit of a column or row in its label; # stands for the label. The amounts stand in thousands or millions. */
export const unitLabels: Readonly<Record<'thousand' | 'million', Readonly<Record<Language, Parts<string>>>>> = {
  thousand: {
    en: { seen: ['# (k€)', '# (thousands of €)'], heldOut: ["# (€'000)", '# [k€]', '# in thousand euros'] },
    es: { seen: ['# (k€)', '# (miles de €)'], heldOut: ["# (€'000)", '# [k€]', '# en miles de euros'] },
  },
  million: {
    en: { seen: ['# (M€)', '# (million EUR)'], heldOut: ['# (€m)', '# [M€]', '# in millions of euros'] },
    es: { seen: ['# (M€)', '# (millones de €)'], heldOut: ['# (MM€)', '# [M€]', '# en millones de euros'] },
  },
};

/** The note above a table whose amounts are all in thousands of euros. */
export const thousandsNotes: Readonly<Record<Language, Parts<string>>> = {
  en: {
    seen: ['(in thousands of euros)', 'Figures in k€'],
    heldOut: ["All amounts in €'000", '(EUR thousands)', 'Amounts expressed in thousands of euros'],
  },
  es: {
    seen: ['(en miles de euros)', 'Cifras en k€'],
    heldOut: ['Importes en miles de €', '(miles EUR)', 'Datos expresados en miles de euros'],
  },
};

/** The head of a column with a forecast; # stands for the year. */
export const forecastHeads: Readonly<Record<Language, Parts<string>>> = {
  en: { seen: ['# (forecast)', 'Budget #'], heldOut: ['#E', '# plan', '#F'] },
  es: { seen: ['# (previsión)', 'Presupuesto #'], heldOut: ['#E', 'Plan #', '# est.'] },
};

/** The head of the first column of a table. */
export const rowHeads: Readonly<Record<Language, Parts<string>>> = {
  en: { seen: ['Indicator', 'KPI'], heldOut: ['Metric', 'Item'] },
  es: { seen: ['Indicador', 'KPI'], heldOut: ['Métrica', 'Concepto'] },
};

/** Heads of two columns, label and value. */
export const pairHeads: Readonly<Record<Language, Parts<readonly [string, string]>>> = {
  en: {
    seen: [
      ['Field', 'Value'],
      ['Question', 'Answer'],
    ],
    heldOut: [
      ['Item', 'Detail'],
      ['Data point', 'Response'],
    ],
  },
  es: {
    seen: [
      ['Campo', 'Valor'],
      ['Pregunta', 'Respuesta'],
    ],
    heldOut: [
      ['Concepto', 'Detalle'],
      ['Dato', 'Contestación'],
    ],
  },
};

export const headings: Readonly<Record<Language, Parts<readonly [string, string, string, string]>>> = {
  en: {
    seen: [
      ['Company', 'Team', 'Market', 'Finances'],
      ['About us', 'People', 'Opportunity', 'Traction and funding'],
    ],
    heldOut: [
      ['Overview', 'Who we are', 'The market', 'Key financials'],
      ['Profile', 'The team', 'Market and competition', 'Numbers'],
    ],
  },
  es: {
    seen: [
      ['Empresa', 'Equipo', 'Mercado', 'Finanzas'],
      ['Sobre nosotros', 'Personas', 'Oportunidad', 'Tracción y financiación'],
    ],
    heldOut: [
      ['Resumen', 'Quiénes somos', 'El mercado', 'Datos económicos'],
      ['Perfil', 'El equipo', 'Mercado y competencia', 'Cifras'],
    ],
  },
};

/** The title of a document; # stands for the name of the startup. */
export const titles: Readonly<Record<Language, Parts<string>>> = {
  en: {
    seen: ['#', '# - Company profile', 'Application form'],
    heldOut: ['# | Investor summary', '# at a glance', 'Programme application'],
  },
  es: {
    seen: ['#', '# - Ficha de empresa', 'Formulario de solicitud'],
    heldOut: ['# | Resumen para inversores', 'Ficha de #', 'Solicitud de ayuda'],
  },
};

export const greetings: Readonly<Record<Language, Parts<string>>> = {
  en: { seen: ['Hello,', 'Dear all,'], heldOut: ['Hi there,', 'Dear investment team,'] },
  es: { seen: ['Hola:', 'Estimados señores:'], heldOut: ['Buenos días:', 'Estimado equipo:'] },
};
