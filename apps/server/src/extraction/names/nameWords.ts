import { isNoText } from '../values/noValue.ts';
import { fold } from '../words/fold.ts';
import { endsWithLegalForm, upToLegalForm, withoutLegalForms } from './legalForms.ts';

/** Pattern for a name: up to four words that begin with a capital or a digit, with particles like 'de' in between. */
export const proper = String.raw`[\p{Lu}\d][\p{L}\d&.'’+-]*(?:\s(?:de |del |la |los |las |& |y )?[\p{Lu}\d][\p{L}\d&.'’+-]*){0,3}`;
export const kinds = String.raw`startup|start-up|company|platform|firm|business|spin-?off|scale-?up|marketplace|app|software|provider|developer|maker|empresa|compañía|compania|plataforma|sociedad|firma|proyecto|aplicación|marketplace|fintech|edtech|healthtech|medtech|agtech|insurtech|proptech|biotech|foodtech|cleantech|deeptech`;

/** Folded words that are removed from both ends of a title, because no name begins or ends with them. */
const notNames = new Set(
  'the this our we somos it its company startup team market product customers investment memo pitch deck executive summary business plan el la los las nuestra nuestro empresa equipo mercado producto clientes plan informe resumen ejecutivo memorando memorandum today currently hoy actualmente there that what who how why when where which que cual cuales quien quienes cuanto cuanta cuantos cuantas cuando donde se nos les va vamos hay each every with for in on at por para con en del one two three spain madrid barcelona valencia europe europa contact contacto dossier ficha presentacion teaser confidential confidencial borrador draft appendix anexo annual quarterly report update application solicitud form formulario memo company profile perfil overview introduction introduccion summary tech new nueva nuevo press release nota notas notes note prensa due diligence indicadores indicators kpi kpis pack metrics metricas hoja cover portada sheet model modelo financiero financial cuadro mando assumptions supuestos update actualizacion datos data numbers cifras intro call llamada reunion meeting minutes acta propuesta proposal investor investors inversores one pager onepager factsheet newsletter monthly mensual q1 q2 q3 q4 re fw fwd rv subject asunto expediente comite committee programa programme convocatoria candidatura founded fundada series serie seed startups start-ups scaleup january february march april may june july august september october november december enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre spring summer autumn winter primavera verano otono invierno last round rounds ronda rondas ceo cto coo cfo founder founders'.split(
    ' ',
  ),
);

/** What numbers a section or a question: 'Q3. Where', '3.4 Equity'. */
const sectionNumber = /^\s*\p{Lu}?\d+\.\d*\s/u;

/**
 * Removes title words from both ends of a name; null if no plausible name is left.
 *
 * @param isSubject Whether the name is the subject of a sentence, which ends where the verb begins.
 */
export function tidied(name: string, isSubject = false): string | null {
  if (sectionNumber.test(name)) return null;
  const words = withoutLegalForms(upToLegalForm(name.trim()))
    // The beginning of 'Sp. z o.o.'.
    .replace(/ Sp\.?$/, '')
    .replace(/[.,]+$/, '')
    .split(/\s+/);
  while (words.length > 0 && notNames.has(fold(words[0] ?? ''))) words.shift();
  if (!isSubject) while (notNames.has(fold(words.at(-1) ?? ''))) words.pop();
  const text = words.join(' ');
  if (isNoText(text) || !/\p{L}/u.test(text) || /\b(?:19|20)\d\d\b/.test(text)) return null;
  return text.length < 2 || words.length > 4 ? null : text;
}

/** Counts the occurrences of a name in a text, ignoring case and accents. */
export function countOf(name: string, whole: string): number {
  const folded = fold(name);
  return [...fold(whole).matchAll(new RegExp(String.raw`(?<![\p{L}\d])${escaped(folded)}(?![\p{L}\d])`, 'gu'))].length;
}

const roles =
  'CEO|CTO|COO|CFO|CMO|[Cc]o-?[Ff]ounder|[Ff]ounder|[Cc]ofundadora?|[Ff]undadora?|[Dd]irectora?|[Ss]oci[oa]';

/** Whether a text shows by a role that a name is a person's: 'Ines (CTO)', 'our founder Ines'. */
export function isPersonIn(name: string, whole: string): boolean {
  const own = escaped(name);
  return new RegExp(
    String.raw`(?<!\p{L})${own}(?: \p{Lu}\p{L}+){0,2},? ?\((?:${roles})\b|\b(?:${roles}) ${own}(?!\p{L})|(?<!^)\b(?:${roles}), ${own}(?!\p{L})`,
    'mu',
  ).test(whole);
}

/** Returns a name in capitals as the text spells it elsewhere; returns other names unchanged. */
export function usualSpelling(name: string, whole: string): string {
  if (name !== name.toUpperCase()) return name;
  const found = [...whole.matchAll(new RegExp(String.raw`(?<!\p{L})${escaped(name)}(?!\p{L})`, 'giu'))];
  return found.find(([words]) => words !== name)?.[0] ?? name;
}

/**
 * Returns a name with the further words that it has where the text introduces the company: with its legal form, or before
 * 'the Aberdeen company'. 'Skerry' is 'Skerry Materials' then.
 */
export function fullName(name: string, whole: string): string {
  const longer = new RegExp(
    String.raw`(?<![\p{L}\d])${escaped(name)}(?<more>(?: \p{Lu}[\p{L}&-]+){1,2})(?<behind>,? [\p{L}.]+(?: [\p{L}.]+)?)`,
    'gu',
  );
  for (const { groups } of whole.matchAll(longer)) {
    const { more = '', behind = '' } = groups ?? {};
    const [form = ''] = /^,? \S+/u.exec(behind) ?? [];
    if (endsWithLegalForm(`${name}${more}${form}`) || introduced.test(behind)) return `${name}${more}`;
  }
  return name;
}

const introduced = /^, (?:the|an?|la|una?|which|que) /;

function escaped(words: string): string {
  return words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
