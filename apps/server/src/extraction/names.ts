import { fold } from './fold.ts';
import type { Passage } from './passages.ts';
import { subjectsOf } from './topics.ts';

const proper = String.raw`[\p{Lu}\d][\p{L}\d&.'’+-]*(?:\s(?:de |del |la |los |las |& |y )?[\p{Lu}\d][\p{L}\d&.'’+-]*){0,3}`;
const kinds = String.raw`startup|start-up|company|platform|firm|business|spin-?off|scale-?up|marketplace|app|software|provider|developer|maker|empresa|compañía|compania|plataforma|sociedad|firma|proyecto|aplicación|marketplace|fintech|edtech|healthtech|medtech|agtech|insurtech|proptech|biotech|foodtech|cleantech|deeptech`;

const definitions = [
  new RegExp(
    String.raw`(?:^|[.!?]\s|\n|["“«])(${proper})["”»]?(?:,? (?:S\.?L\.?U?|S\.?A\.?|Ltd|Inc|GmbH)\.?)?(?:\s\([^)]*\))?,? (?:is|es) (?:a|an|the|una?|la|el)\s[^.]{0,80}?\b(?:${kinds})\b`,
    'u',
  ),
  new RegExp(String.raw`(?:^|[.!?]\s|\n)(${proper}),? (?:an?|una?|la|el|the) (?:[\p{L}-]+\s){0,5}?(?:${kinds})\b`, 'u'),
  new RegExp(
    String.raw`\b(?:startup|start-up|company|empresa|compañía|spin-?off|plataforma|fintech|edtech|healthtech)(?:\s\p{Ll}+){0,2}\s(${proper})(?=[\s,.;]|$)`,
    'u',
  ),
  new RegExp(String.raw`\b(?:About|Sobre|Acerca de|Welcome to|Bienvenidos a)\s(${proper})(?=[\s,.:;]|$)`, 'u'),
  new RegExp(
    String.raw`(?:^|[.!?]\s|\n)(${proper})(?: \([^)]*\))? (?:develops|offers|helps|builds|makes|provides|sells|connects|lets|designs|turns|desarrolla|ofrece|ayuda|construye|fabrica|vende|conecta|permite|diseña|convierte|comercializa)\b`,
    'u',
  ),
  new RegExp(
    String.raw`(?:^|[.!?]\s|\n)(${proper}), (?:con sede|con base|based in|headquartered|founded|fundad[ao]|afincad[ao]|creada|constituid[ao])\b`,
    'u',
  ),
  new RegExp(String.raw`\b(?:We are|Somos)\s(${proper})(?=[\s,.;]|$)`, 'u'),
];
const notNames = new Set(
  'the this our we it its company startup team market product customers investment memo pitch deck executive summary business plan el la los las nuestra nuestro empresa equipo mercado producto clientes plan informe resumen ejecutivo memorando today currently hoy actualmente there that what who how each every with for in on at por para con en del one two three spain madrid barcelona valencia europe europa contact contacto dossier ficha presentacion teaser confidential confidencial borrador draft appendix anexo annual quarterly report update application solicitud form formulario memo company profile perfil overview introduction introduccion summary tech new nueva nuevo press release nota prensa'.split(
    ' ',
  ),
);

export interface FoundName {
  name: string;
  passage: Passage;
  quote: string;
  confidence: number;
}

/** What the text calls the startup where no label says it: in a sentence that says what it is, or in the title. */
export function nameInProse(passages: readonly Passage[], vocabulary: ReadonlySet<string>): FoundName | null {
  const texts = passages.filter(({ cells }) => !cells).slice(0, 80);
  const whole = texts.map(({ text }) => text).join('\n');
  const fromSentence = definitions.flatMap((pattern, rank) =>
    texts.slice(0, 25).flatMap((passage) => {
      const match = pattern.exec(passage.text);
      const name = tidied(match?.[1] ?? '');
      return name === null || isOfCompetitor(passage.text, match)
        ? []
        : [{ name, passage, rank, count: countOf(name, whole) }];
    }),
  );
  const [best] = fromSentence.toSorted((a, b) => Math.min(b.count, 3) - Math.min(a.count, 3) || a.rank - b.rank);
  const title = nameInTitle(texts, whole);
  if (best && (best.count > 1 || !title)) return found(best.name, best.passage, best.count > 1 ? 86 : 74);
  if (best) return found(best.name, best.passage, 74);
  return title ?? mostActive(texts, vocabulary) ?? aloneInTitle(texts);
}

/** The first line of a deck: a name and nothing else. */
function aloneInTitle([first]: readonly Passage[]): FoundName | null {
  const name =
    first && first.text.length < 40 && new RegExp(`^${proper}$`, 'u').test(first.text) ? tidied(first.text) : null;
  return first && name !== null && name === first.text ? found(name, first, 62) : null;
}

/** Who acts most often in the text, when nobody else does as often. */
function mostActive(texts: readonly Passage[], vocabulary: ReadonlySet<string>): FoundName | null {
  const counts = new Map<string, { count: number; passage: Passage }>();
  for (const passage of texts) {
    for (const sentence of passage.text.split(/(?<=[.!?])\s/)) {
      for (const name of subjectsOf(sentence, { vocabulary })) {
        counts.set(name, { count: (counts.get(name)?.count ?? 0) + 1, passage: counts.get(name)?.passage ?? passage });
      }
    }
  }
  const [first, second] = [...counts].toSorted(([, a], [, b]) => b.count - a.count);
  if (!first || first[1].count < 2 || (second && second[1].count === first[1].count)) return null;
  const [folded, { passage }] = first;
  const at = fold(passage.text).indexOf(folded);
  const name = tidied(passage.text.slice(at, at + folded.length));
  return name === null ? null : found(name, passage, 66);
}

function isOfCompetitor(text: string, match: RegExpExecArray | null): boolean {
  const { index = 0, 0: words = '' } = match ?? {};
  const sentence = text.slice(Math.max(0, index - 40), index + words.length);
  return /\b(?:competitor|rival|competidor|competencia)\w*\b/i.test(sentence);
}

function nameInTitle(texts: readonly Passage[], whole: string): FoundName | null {
  for (const passage of texts.slice(0, 3)) {
    if (passage.text.length > 90) continue;
    for (const part of passage.text.split(/\s*(?::|[–—|·]|\s-\s)\s*/)) {
      const name = new RegExp(`^${proper}$`, 'u').test(part) ? tidied(part) : null;
      if (name !== null && countOf(name, whole) > 1) return found(name, passage, 82);
    }
  }
  return null;
}

function found(name: string, passage: Passage, confidence: number): FoundName {
  return { name, passage, quote: passage.text, confidence };
}

function tidied(name: string): string | null {
  const words = name
    .trim()
    .replace(/[.,]+$/, '')
    .split(/\s+/);
  while (words.length > 0 && notNames.has(fold(words[0] ?? ''))) words.shift();
  while (words.length > 0 && notNames.has(fold(words.at(-1) ?? ''))) words.pop();
  const text = words.join(' ');
  return text.length < 2 || /^\d+$/.test(text) || words.length > 4 ? null : text;
}

function countOf(name: string, whole: string): number {
  return whole.split(name).length - 1;
}
