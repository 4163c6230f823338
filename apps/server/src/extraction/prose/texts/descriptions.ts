import type { Source } from '../../Candidate.ts';
import type { Passage } from '../../layout/passages.ts';
import { isOwnName } from '../../layout/placed.ts';
import { deeds, hacemos, weDo } from '../../names/deeds.ts';
import { legalForm } from '../../names/legalForms.ts';
import { kinds, proper } from '../../names/nameWords.ts';
import { fold } from '../../words/fold.ts';
import type { TextFact } from './TextFact.ts';

/** What a verb does something to: neither a figure nor a place or a time. */
const anObject = String.raw`(?!\S*\d|(?:from|in|out|at|with|on|by|to|since|under|over|out|off|up|down|a profit|a loss|desde|en|con|por|bajo|solo|only|mainly)\s)`;
const legal = String.raw`(?:${legalForm})?(?:,? \([^)]*\))?,?`;
/** After the name: 'is a', or a verb that says what the startup does. */
const is = new RegExp(String.raw`^${legal} ?(?:is (?:a|an|the)|es (?:una?|la|el))\s`, 'u');
const does: Record<Source['language'], RegExp> = {
  en: new RegExp(String.raw`^${legal} ?(\p{Ll}{3,}s)\s${anObject}`, 'u'),
  es: new RegExp(String.raw`^${legal} ?(\p{Ll}{3,}[ae])\s${anObject}`, 'u'),
};
/** After the name: 'was founded in 2019 and makes ...'. */
const andDoes = /^ (?:was|is|fue|nació|nace|tiene|has)\s[^.;:]{2,60}? (?:and|y) (\p{Ll}{3,}[sae])\s/u;
const isDevoted = new RegExp(String.raw`^${legal} ?se dedica a\s`, 'u');
function atStart(verbs: string): string {
  return verbs.replaceAll(/(?<=^|\|)\p{Ll}/gu, (letter) => letter.toUpperCase());
}

/** What the startup does in the first person, at the start of a clause. */
const weDoIt = new RegExp(
  String.raw`(?:^|[,:;] (?:and |y )?)(?:[Ww]e (?:${weDo})|(?:[Nn]osotros |[Ee]n ${proper},? )?(?:${hacemos}|${atStart(hacemos)}))\s${anObject}(?!a team|un equipo|equity|shares|investors|inversores|participaciones)`,
  'u',
);
const itDoes = new RegExp(
  String.raw`^(?:The (?:company|start-?up|firm|business)|La (?:empresa|startup|compañía|firma)|It) (?:${deeds})\s${anObject}`,
  'u',
);
/** In an aside: 'Brizna, a company that ...', 'Brizna, que ...'. */
const isOneThat = new RegExp(
  String.raw`^${legal} ?(?:an?|the|una?|la|el) (?:[\p{L}-]+ ){0,5}?(?:${kinds})(?: \p{L}+){0,4}? (?:that|which|que) (\p{Ll}{3,})\s`,
  'u',
);
/** Behind an aside: 'Brizna, founded in Ghent, Belgium, makes ...'. */
const behindAside =
  /^, (?:founded|based|created|born|established|headquartered|started|an?|fundad[ao]|cread[ao]|nacid[ao]|constituid[ao]|ubicad[ao]|con|una?)\s[^.;:]{2,90}?, (\p{Ll}{3,})\s/u;
const ofProduct = new RegExp(
  String.raw`\b(?:[Oo]ur|[Ii]ts|[Tt]he|[Nn]uestr[oa]|[Ss]u|[Ee]l|[Ll]a) (?:product|platform|app|software|solution|service|tool|technology|system|producto|plataforma|solución|aplicación|servicio|herramienta|tecnología|sistema) (?:${deeds})\s${anObject}`,
  'u',
);
const that = new RegExp(String.raw`^(?:${legalForm})?(?:,? \([^)]*\))?, (?:que|which) (\p{Ll}{2,}(?:s|a|e))\s`, 'u');
const own = new RegExp(
  String.raw`^(?:The (?:company|start-?up|firm|business)|La (?:empresa|startup|compañía|firma)|We|Nosotros) (?:develops?|builds?|makes?|designs?|turns(?! over| out| to| a profit)|produces?|manufactures?|desarrolla|construye|fabrica|diseña|convierte|produce|cultiva|elabora)\s(?!\S*\d)`,
  'u',
);
/** Verbs of news and figures, which say what happened to the startup and not what it does. */
const happens = new Set(
  'has was raises closes announces employs counts expects competes holds needs burns reaches loses aims asks forecasts says wins gets hopes seeks signs launches joins generates reports claims works owes lives targets posts cierra capta tiene emplea factura cuenta espera compite busca ingresa quiere anuncia levanta suma gana pierde consume gasta nace alcanza logra consigue recibe pide lanza contrata dispone prevé acumula obtuvo fue ha lleva puso fundó creó fundaron crearon lanzó montó pasó raised founded started launched made took won grew'.split(
    ' ',
  ),
);
/** 'Grows' and 'plans' say what a startup does before an object: 'grows lettuce', not 'grows fast' or 'plans to'. */
const happensTo =
  /\b(?:(?:grows|crece) (?:\S*\d|by|at|fast\w*|rapidly|quickly|steadily|every|each|year|with|from|and|a |al |un |con|cada|de |en |y )|plans (?:to|on|for|a |an |its))/;
const wholeName = new RegExp(`^${proper}$`, 'u');
const shortest = 40;
const longest = 600;

/** Extracts the description from a sentence that says what the startup is or does. */
export function descriptionIn(sentence: string, source: Source): TextFact[] {
  const text = sentence.trim();
  if (text.length <= shortest || text.length >= longest) return [];
  const named = Math.max(0, ...afterName(text, source).map((after) => saysWhat(after, source)));
  const confidence =
    named > 0 ? named : ofProduct.test(text) ? 62 : [own, itDoes, weDoIt].some((said) => said.test(text)) ? 60 : 0;
  return confidence > 0 ? [{ field: 'description', value: text, confidence }] : [];
}

function saysWhat(after: string, { language }: Source): number {
  if (is.test(after)) return 70;
  if (isDevoted.test(after)) return 68;
  const verb = does[language].exec(after)?.[1];
  const aside = (isOneThat.exec(after) ?? that.exec(after) ?? behindAside.exec(after) ?? andDoes.exec(after))?.[1];
  if (verb && !happens.has(verb) && !happensTo.test(after)) return 66;
  return aside && !happens.has(aside) && !happensTo.test(after) ? 62 : 0;
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
