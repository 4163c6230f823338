import { isCountry, isCountryCode } from '../countries.ts';
import { isSpanishTown } from '../spanishTowns.ts';
import type { TextFact } from './TextFact.ts';

const word = String.raw`\p{Lu}[\p{L}'’-]{1,40}`;
const town = String.raw`(?:A\s|La\s|El\s|Las\s|Los\s)?${word}(?:[\s-](?:de la |de los |de las |de |del |la |el |los |las |di |upon )?${word}){0,3}`;
const place = String.raw`${town}(?:(?:,\s|\s\()(?:the\s)?${word}(?:\s(?:de |del |la )?${word}){0,2}\)?)?`;

/** Patterns for sentences that say where the startup is, most reliable first. */
const stated: readonly { pattern: RegExp; confidence: number }[] = [
  String.raw`\b(?:[Bb]ased|[Hh]eadquartered|head office is|registered office is|[Ll]ocated) (?:in|at)(?: the city of)? (${place})`,
  String.raw`\b(?:company|startup|start-up|firm|spin-?off|empresa) (?:in|de|en) (${place})`,
  String.raw`\b(?:[Hh]eadquarters|head office|HQ|office|offices) (?:is |are |remains? |is still )?in (${place})`,
  String.raw`\b(?:[Cc]on (?:sede|base|domicilio|oficinas?)(?: \p{Ll}+){0,2}|tiene su sede(?: \p{Ll}+)?|[Aa]fincad[ao]|[Uu]bicad[ao]|[Rr]adicad[ao]|domiciliad[ao]|[Ss]ituad[ao]|establecid[ao]|[Ss]ede(?: central| social)? (?:está )?) ?en (${place})`,
  String.raw`\b(?:[Ff]undad[ao]|[Cc]onstituid[ao]|[Nn]acid[ao]|[Ff]ounded|[Ii]ncorporated|[Ss]tarted|[Ss]et up)(?: (?:en|in))? (?:19|20)\d\d (?:en|in) (${place})`,
  String.raw`\b(?:[Ff]undad[ao]|[Cc]onstituid[ao]|[Nn]acid[ao]|[Nn]acimos|[Ee]mpezamos|[Aa]rrancamos|[Ee]stamos|[Ff]ounded|[Ii]ncorporated|[Ss]tarted|[Ss]et up) (?:en|in) (${place})`,
  String.raw`\b[Ww]e (?:all )?(?:sit|have our (?:home|desks|workshop|works|laboratory|lab)) (?:together )?in (${place})`,
  String.raw`\b[Nn]uestra casa está en (${place})`,
  String.raw`\b(${word}(?:\s${word})?)-(?:based|headquartered)\b`,
].map((source) => ({ pattern: new RegExp(source, 'u'), confidence: 80 }));

/** Where the team works; skipped if several places are named. */
const people = new RegExp(
  String.raw`\b(?:personas|profesionales|empleados|trabajadores|trabajadoras|trabajamos|trabajan|equipo(?: de \d+(?: personas)?)?|people|employees|workers|us|[Tt]eam(?: of (?:\d+|\p{Ll}+))?|all) (?:hoy |ahora |now |today )?(?:en|in) (${place})(?![\p{L}'’-])(?! (?:and|y|e) (?:in |en )?\p{Lu})`,
  'u',
);
const ofKind = new RegExp(
  String.raw`\b(?:startup|empresa|compañía|fintech|edtech|healthtech|insurtech|plataforma|sociedad|company)(?: (?:B2B|B2C|SaaS))? (?:de|from) (${place})`,
  'u',
);
const regards = new RegExp(
  String.raw`\b(?:[Ss]aludos|[Uu]n abrazo|[Rr]egards|[Gg]reetings) (?:desde|from) (${place})`,
  'u',
);
const townAndCountry = new RegExp(
  String.raw`(?<![\p{L}] )(?<=^|[\s(,·|])(${town}), ((?:the )?${word}(?: ${word}){0,2})`,
  'gu',
);
/** 'Brizna, of Ghent in Belgium, makes ...'. */
const ofTown = new RegExp(
  String.raw`^${word}(?: \p{Lu}[\p{L}\d]*){0,3},? (?:of|de) (${town})(?:,| in| en) ((?:the )?${word}(?: ${word}){0,2}),`,
  'u',
);
const ofMarket = /\b(?:TAM|SAM|SOM|markets?|segment|mercados?|segmento|sector)\b/i;
const townAndCode = new RegExp(String.raw`(${word}) ([A-Z]{2})(?=[,.;)]|$)`, 'u');
const elsewhere =
  /\b(?:customers?|clients?|offices? (?:also|too)|investors?|fund|university|visit|pilots?|expand\w*|launch\w*|markets? (?:in|of)|subsidiary|branch|hospital|clientes?|inversor\w*|fondo|universidad|delegaci\w+|filial|pilotos?|visita|otra oficina|socio local|abrir|mudar\w*)\b[^.]{0,25}$/i;

const lineConfidence = 74;

/** Extracts the location of the startup from a sentence. */
export function locationsIn(sentence: string): TextFact[] {
  const found = [
    ...stated.map(({ pattern, confidence }) => ({ match: pattern.exec(sentence), confidence })),
    { match: people.exec(sentence), confidence: 70 },
    { match: ofKind.exec(sentence), confidence: 70 },
    { match: regards.exec(sentence), confidence: 60 },
  ].find(({ match }) => match !== null && !elsewhere.test(sentence.slice(0, match.index)));
  const value = tidied(found?.match?.[1] ?? '');
  if (found && value && !isCountry(value) && !isMonth(value))
    return [{ field: 'location', value, confidence: found.confidence }];
  return [...ofTownIn(sentence), ...withCountry(sentence), ...withCode(sentence), ...alone(sentence)].slice(0, 1);
}

function ofTownIn(sentence: string): TextFact[] {
  const [, name = '', country = ''] = ofTown.exec(sentence.trim()) ?? [];
  const land = country.replace(/^the /, '');
  return isCountry(country) && !isCountry(name)
    ? [{ field: 'location', value: `${name}, ${land}`, confidence: 76 }]
    : [];
}

/** Whether a place is one of several, or part of a market and in brackets after its size. */
function isListed(before: string, after: string): boolean {
  const isInBrackets = before.lastIndexOf('(') > before.lastIndexOf(')');
  return (
    /^(?:,| and| y| e| &| or| o) (?:the |el |la )?\p{Lu}/u.test(after) ||
    /\p{Lu}[\p{L}'’-]+, $/u.test(before) ||
    (isInBrackets && ofMarket.test(before))
  );
}

/** Extracts a town with its country, 'Rotterdam, Netherlands', from anywhere in a sentence. */
function withCountry(sentence: string): TextFact[] {
  const places = [...sentence.matchAll(townAndCountry)].filter(
    ({ index, 0: words, 2: country = '' }) =>
      isCountry(country) &&
      !elsewhere.test(sentence.slice(0, index)) &&
      !isListed(sentence.slice(0, index), sentence.slice(index + words.length)),
  );
  const [only, ...others] = places;
  if (!only || others.length > 0 || isCountry(only[1] ?? '')) return [];
  const isLine = only[0].length >= sentence.trim().length - 2;
  return [{ field: 'location', value: `${only[1]}, ${only[2]}`, confidence: isLine ? lineConfidence : 66 }];
}

function withCode(sentence: string): TextFact[] {
  const [, name = '', code = ''] = townAndCode.exec(sentence) ?? [];
  return isCountryCode(code) ? [{ field: 'location', value: `${name}, ${code}`, confidence: 60 }] : [];
}

/** Extracts a town with its country if they are the whole text. */
export function placeAlone(text: string): TextFact[] {
  return withCountry(text).filter(({ confidence }) => confidence === lineConfidence);
}

/** Extracts a Spanish town that is the whole line or one part of it. */
function alone(sentence: string): TextFact[] {
  if (sentence.length > 70) return [];
  const parts = sentence.split(/\s*[·|]\s*|\s[–—-]\s/).map((part) => part.trim().replace(/[.,]$/, ''));
  const towns = parts.filter(isSpanishTown);
  const [only] = towns;
  return towns.length === 1 && only ? [{ field: 'location', value: only, confidence: 64 }] : [];
}

const months =
  'january|february|march|april|may|june|july|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre';
const Months = months.replaceAll(/(?<=^|\|)\w/g, (letter) => letter.toUpperCase());
const dateline = new RegExp(
  String.raw`^(${town}(?:, ${word}(?: ${word}){0,2})?)(?:,? \([^)]*\))?(?:, (?:a )?(?:\d{1,2} (?:de )?)?(?:${months}|${Months})\b|\.?\s[–—-]\s(?=\p{Lu}))`,
  'u',
);

/** Extracts the location from the dateline of a news item. */
export function datelineIn(text: string): TextFact[] {
  const value = /^\p{Lu}/u.test(text) ? (dateline.exec(text)?.[1] ?? '') : '';
  if (!value || value.length > 40 || isMonth(value)) return [];
  const name = value.replaceAll(
    /(?<!\p{L})\p{Lu}{4,}(?!\p{L})/gu,
    (word) => word.charAt(0) + word.slice(1).toLowerCase(),
  );
  return [{ field: 'location', value: name, confidence: 58 }];
}

function tidied(words: string): string {
  const value = words.replace(/[).,\s]+$/, '').replace(/\s\(/, ', ');
  const [name = '', ...rest] = value.split(', ');
  return rest.length > 0 && !isCountry(rest.join(', ')) && !/\(/.test(words) ? name : value;
}

function isMonth(words: string): boolean {
  return new RegExp(`^(?:${months})$`, 'i').test(words);
}
