import { standingOf } from '../attribution/standing.ts';
import { matchLabel } from '../labels/labels.ts';
import { isUnitAlone } from '../tables/tableNotes.ts';
import { choiceIn } from '../values/fieldValues.ts';
import { isPeriodHead, periodOf } from '../values/periods.ts';
import { fold } from '../words/fold.ts';
import { withoutLegalForms } from './legalForms.ts';

/** Heads of columns and rows of one startup's table: values, notes, units, scenarios, rounds, plans and totals. */
const ofOneStartup = new RegExp(
  String.raw`^(?:${[
    'values?|amount|figure|data|answer|response|valor|importe|datos?|cifra|respuesta|cantidad|detalles?|details?',
    'notes?|comments?|remarks?|source|evidence|status|notas?|observaci\\w+|comentarios?|fuente|evidencia|estado',
    'units?|currency|measure|unidad(?:es)?|moneda|medida|date|fecha',
    'current|actual|today|now|hoy|previous|last|next|anterior|previo|proximo|siguiente|historic\\w*',
    'base|best|worst|low|medium|high|conservative|realistic|optimistic|pessimistic|upside|downside|bull|bear|central|mejor|peor|baj[oa]|medi[oa]|alt[oa]|conservador|realista|optimista|pesimista',
    '(?:pre-?)?seed|(?:series|serie|ronda|round) \\w+|bridge|angel|friends|basic|free|premium|pro|enterprise|standard|starter|basico|gratis|estandar',
    'totals?|sum|average|mean|median|suma|promedio|change|growth|variaci\\w+|crecimiento|sector|industry|benchmark|market|mercado',
  ].join('|')})\b`,
);
const leadingWords = /^(?:(?:scenario|case|escenario|caso|year|ano|month|mes|quarter|trimestre|the|el|la) )+/;

/** Returns how many different companies cells name, with and without their legal forms. */
export function companiesIn(texts: readonly string[]): number {
  const names = texts.filter(isCompany).map((text) => fold(withoutLegalForms(text.trim())).replace(/[.,]+$/, ''));
  return new Set(names).size;
}

/** Whether a cell may be the name of a company: no figure, period, unit, label, choice, or head of such a table. */
function isCompany(text: string): boolean {
  const folded = fold(text).trim().replace(leadingWords, '');
  return (
    /\p{L}/u.test(text) &&
    !ofOneStartup.test(folded) &&
    !isPeriodHead(folded) &&
    periodOf(folded).year === null &&
    !/^(?:years?|anos?|y|q|t|h|s|m)? ?[+-]?\d+[.ºª]?$/.test(folded) &&
    standingOf(folded) === 'said' &&
    !isUnitAlone(folded) &&
    matchLabel(text)?.likeness !== 1 &&
    choiceIn('stage_id', text) === null &&
    choiceIn('financing_type_id', text) === null
  );
}
