import type { Source } from '../Candidate.ts';
import { isOwnName } from '../context.ts';
import { fold } from '../fold.ts';
import { kinds, proper } from '../nameWords.ts';
import type { Passage } from '../passages.ts';
import type { TextFact } from './TextFact.ts';

const legal = String.raw`(?:,? ?(?:S\.?L\.?U?\.?|S\.?A\.?|Ltd\.?|Inc\.?|GmbH|B\.V\.))?(?:,? \([^)]*\))?,?`;
/** After the name: 'is a', or a verb that says what the startup does. */
const is = new RegExp(String.raw`^${legal} ?(?:is (?:a|an|the)|es (?:una?|la|el))\s`, 'u');
const does: Record<Source['language'], RegExp> = {
  en: new RegExp(String.raw`^${legal} ?(\p{Ll}{3,}s)\s`, 'u'),
  es: new RegExp(String.raw`^${legal} ?(\p{Ll}{3,}[ae])\s`, 'u'),
};
/** In an aside: 'Brizna, a company that ...', 'Brizna, que ...'. */
const isOneThat = new RegExp(
  String.raw`^${legal} ?(?:an?|the|una?|la|el) (?:[\p{L}-]+ ){0,5}?(?:${kinds})(?: \p{L}+){0,4}? (?:that|which|que) (\p{Ll}{3,})\s`,
  'u',
);
const that = new RegExp(String.raw`^(?:,? \([^)]*\))?, (?:que|which) (\p{Ll}{2,}(?:s|a|e))\s`, 'u');
const own = new RegExp(
  String.raw`^(?:The (?:company|start-?up|firm|business)|La (?:empresa|startup|compañía|firma)|We) (?:develops?|builds?|makes?|designs?|turns(?! over| out| to| a profit)|produces?|manufactures?|desarrolla|construye|fabrica|diseña|convierte|produce|cultiva|elabora)\s(?!\S*\d)`,
  'u',
);
/** Verbs of news and figures, which say what happened to the startup and not what it does. */
const happens = new Set(
  'has was raises closes announces employs counts expects plans competes holds needs burns reaches loses aims asks forecasts says wins gets hopes seeks signs launches joins grows generates reports claims works owes lives targets posts hires cierra capta tiene emplea factura cuenta espera compite busca ingresa quiere anuncia levanta suma gana pierde consume gasta crece nace alcanza logra consigue recibe pide lanza contrata dispone prevé acumula obtuvo fue ha lleva puso fundó creó fundaron crearon lanzó montó pasó raised founded started launched made took won grew'.split(
    ' ',
  ),
);
const wholeName = new RegExp(`^${proper}$`, 'u');
const shortest = 40;
const longest = 600;

/** Extracts the description from a sentence that says what the startup is or does. */
export function descriptionIn(sentence: string, source: Source): TextFact[] {
  const text = sentence.trim();
  if (text.length <= shortest || text.length >= longest) return [];
  const named = Math.max(0, ...afterName(text, source).map((after) => saysWhat(after, source)));
  const confidence = named > 0 ? named : own.test(text) ? 60 : 0;
  return confidence > 0 ? [{ field: 'description', value: text, confidence }] : [];
}

function saysWhat(after: string, { language }: Source): number {
  if (is.test(after)) return 70;
  const [verb, aside] = [does[language].exec(after)?.[1], (isOneThat.exec(after) ?? that.exec(after))?.[1]];
  if (verb && !happens.has(verb)) return 66;
  return aside && !happens.has(aside) ? 62 : 0;
}

const nameBegins =
  /^["“«]?(?:(?:The|La|El) (?:company|start-?up|firm|spin-?off|empresa|compañía|firma|tecnológica)(?: \p{Ll}+){0,2} )?|[,:] /gu;

/** Returns the text after the startup's name, where the name begins the sentence or follows a comma or a colon. */
function afterName(text: string, source: Source): string[] {
  return [...text.matchAll(nameBegins)].flatMap(({ index, 0: mark }) => {
    const rest = text.slice(index + mark.length);
    const words = rest.split(/\s+/);
    return [1, 2, 3, 4].flatMap((length) => {
      const name = words.slice(0, length).join(' ');
      const bare = name.replace(/[,:(]+$/, '');
      return wholeName.test(bare) && isOwnName(fold(bare), source) ? [rest.slice(bare.length)] : [];
    });
  });
}

const productHeading =
  /^(?:[\d.)\s]*)(?:what (?:we|it|they) (?:do|does|is|make|makes)|what .{2,30} does|(?:the |our )?(?:product|solution)|que (?:hacemos|hace|es|ofrecemos)|(?:el |la |nuestro |nuestra )?(?:producto|solucion))$/;
const leastWords = 6;

/** Extracts the description from the paragraph under a heading such as 'What we do', or after it on the same line. */
export function descriptionUnder(heading: string | null, text: string): TextFact[] {
  const [, own = '', rest = ''] = /^([^:.]{3,40}): (.*)$/su.exec(text) ?? [];
  const isLabelled = productHeading.test(fold(own).trim());
  if (!isLabelled && !(heading !== null && productHeading.test(fold(heading).trim()))) return [];
  const value = (isLabelled ? rest : text).trim();
  const isSentence = /^\p{L}.*\.$/su.test(value) && value.split(/\s+/).length >= leastWords && !/[\d:?]/.test(value);
  return isSentence && value.length < longest ? [{ field: 'description', value, confidence: 60 }] : [];
}

const noTagline =
  /[\d@:]|\.$|^(?:note|nota|private|confidential|confidencial|prepared|presentacion|investor|pitch|seed|series|ronda|draft|borrador|report|informe|resumen|ficha)\b|\b(?:deck|presentation|memo|memorandum|presentacion|inversores|investors|confidential|confidencial|spring|summer|autumn|winter|primavera|verano|otono|invierno)\b/;

/** Returns the line below the startup's name at the top of a text, if it looks like a tagline. */
export function taglineOf(passages: readonly Passage[], source: Source): { passage: Passage; value: string } | null {
  const [title, below] = passages;
  if (!title || !below || below.cells || below.page !== title.page) return null;
  const isTitle = source.names.some((name) => fold(title.text).startsWith(name)) && title.text.length < 60;
  const words = below.text.split(/\s+/).length;
  const isPhrase = words >= 4 && words <= 14 && /^\p{Lu}/u.test(below.text) && !noTagline.test(fold(below.text));
  return isTitle && isPhrase ? { passage: below, value: below.text } : null;
}
