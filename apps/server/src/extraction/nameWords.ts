import { fold } from './fold.ts';

/** Words that begin with a capital, as names do. */
export const proper = String.raw`[\p{Lu}\d][\p{L}\d&.'’+-]*(?:\s(?:de |del |la |los |las |& |y )?[\p{Lu}\d][\p{L}\d&.'’+-]*){0,3}`;
export const kinds = String.raw`startup|start-up|company|platform|firm|business|spin-?off|scale-?up|marketplace|app|software|provider|developer|maker|empresa|compañía|compania|plataforma|sociedad|firma|proyecto|aplicación|marketplace|fintech|edtech|healthtech|medtech|agtech|insurtech|proptech|biotech|foodtech|cleantech|deeptech`;

/** Words that titles begin and end with, and no name consists of; folded. */
const notNames = new Set(
  'the this our we it its company startup team market product customers investment memo pitch deck executive summary business plan el la los las nuestra nuestro empresa equipo mercado producto clientes plan informe resumen ejecutivo memorando today currently hoy actualmente there that what who how each every with for in on at por para con en del one two three spain madrid barcelona valencia europe europa contact contacto dossier ficha presentacion teaser confidential confidencial borrador draft appendix anexo annual quarterly report update application solicitud form formulario memo company profile perfil overview introduction introduccion summary tech new nueva nuevo press release nota notas notes note prensa due diligence indicadores indicators kpi kpis pack metrics metricas hoja cover portada sheet model modelo financiero financial cuadro mando assumptions supuestos update actualizacion datos data numbers cifras intro call llamada reunion meeting minutes acta propuesta proposal investor investors inversores one pager onepager factsheet newsletter monthly mensual q1 q2 q3 q4 re fw fwd rv subject asunto expediente comite committee programa programme convocatoria candidatura founded fundada series serie seed startups start-ups scaleup january february march april may june july august september october november december enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre spring summer autumn winter primavera verano otono invierno'.split(
    ' ',
  ),
);

/** A name without the words of titles around it; null when nothing is left that could be one. */
export function tidied(name: string): string | null {
  const words = name
    .trim()
    .replace(/[.,]+$/, '')
    .split(/\s+/);
  while (words.length > 0 && notNames.has(fold(words[0] ?? ''))) words.shift();
  while (words.length > 0 && notNames.has(fold(words.at(-1) ?? ''))) words.pop();
  const text = words.join(' ');
  if (/\b(?:19|20)\d\d\b/.test(text)) return null;
  return text.length < 2 || /^\d+$/.test(text) || words.length > 4 ? null : text;
}

/** How often a name stands in a text, in whatever case. */
export function countOf(name: string, whole: string): number {
  const folded = fold(name);
  return [...fold(whole).matchAll(new RegExp(String.raw`(?<![\p{L}\d])${escaped(folded)}(?![\p{L}\d])`, 'gu'))].length;
}

const roles =
  'CEO|CTO|COO|CFO|CMO|[Cc]o-?[Ff]ounder|[Ff]ounder|[Cc]ofundadora?|[Ff]undadora?|[Dd]irectora?|[Ss]oci[oa]';

/** Whether a text gives a name a role: 'Ines (CTO)', 'our founder Ines'. */
export function isPersonIn(name: string, whole: string): boolean {
  const own = escaped(name);
  return new RegExp(
    String.raw`(?<!\p{L})${own}(?: \p{Lu}\p{L}+){0,2},? ?\((?:${roles})\b|\b(?:${roles}),? ${own}(?!\p{L})`,
    'u',
  ).test(whole);
}

/** A name that is shouted in a title, as the text writes it otherwise. */
export function usualSpelling(name: string, whole: string): string {
  if (name !== name.toUpperCase()) return name;
  const found = [...whole.matchAll(new RegExp(String.raw`(?<!\p{L})${escaped(name)}(?!\p{L})`, 'giu'))];
  return found.find(([words]) => words !== name)?.[0] ?? name;
}

function escaped(words: string): string {
  return words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
