import { endsWithLegalForm } from '../../names/legalForms.ts';
import { isCountry, isCountryCode } from '../../values/countries.ts';
import { isLand } from '../../values/regions.ts';
import { isSpanishTown } from '../../values/spanishTowns.ts';
import type { TextFact } from './TextFact.ts';

const word = String.raw`\p{Lu}[\p{L}'’-]{1,40}`;
const town = String.raw`(?:A\s|La\s|El\s|Las\s|Los\s)?${word}(?:[\s-](?:de la |de los |de las |de |del |la |el |los |las |di |upon )?${word}){0,3}`;
const place = String.raw`${town}(?:(?:,\s|\s\()(?:the\s)?${word}(?:\s(?:de |del |la )?${word}){0,2}\)?)?`;

const weFounded =
  '[Ff]undamos|[Cc]reamos|[Mm]ontamos|[Cc]onstituimos|[Ll]anzamos|[Nn]acimos|[Ff]ounded|[Ii]ncorporated|[Ss]tarted|[Cc]reated|[Ll]aunched|[Ss]et up';
const aCompany =
  '(?: (?:the|our|this|its|la|nuestra|esta|el|nuestro|su) (?:company|business|start-?up|firm|venture|empresa|compañía|sociedad|firma|negocio|proyecto))?';

/** Patterns for sentences that say where the startup is, most reliable first. */
const stated: readonly { pattern: RegExp; confidence: number }[] = [
  String.raw`\b(?:[Bb]ased|[Hh]eadquartered|head office is|registered office is|[Ll]ocated|[Rr]egistered|[Dd]omiciled) (?:in|at)(?: the city of)? (${place})`,
  String.raw`\b(?:company|startup|start-up|firm|spin-?off|empresa) (?:in|de|en) (${place})`,
  String.raw`\b(?:[Hh]eadquarters|head office|HQ|office|offices) (?:is |are |remains? |is still )?in (${place})`,
  String.raw`\b(?:[Cc]on (?:sede|base|domicilio|oficinas?)(?: \p{Ll}+){0,2}|tiene su sede(?: \p{Ll}+)?|[Aa]fincad[ao]|[Uu]bicad[ao]|[Rr]adicad[ao]|domiciliad[ao]|[Ss]ituad[ao]|establecid[ao]|[Ss]ede(?: central| social)? (?:está )?) ?en (${place})`,
  String.raw`\b(?:[Ff]undad[ao]|[Cc]onstituid[ao]|[Nn]acid[ao]|[Cc]read[ao]|${weFounded})${aCompany}(?:,? (?:en|in))?(?: (?:\p{Ll}+ (?:de )?)?(?:19|20)\d\d)?,? (?:en|in) (${place})`,
  String.raw`\b(?:[Ff]undad[ao]|[Cc]onstituid[ao]|[Nn]acid[ao]|[Nn]acimos|[Ee]mpezamos|[Aa]rrancamos|[Ee]stamos|[Ff]ounded|[Ii]ncorporated|[Ss]tarted|[Ss]et up) (?:en|in) (${place})`,
  String.raw`\b(?:[Nn]ació|[Ss]e (?:fundó|constituyó|creó)) (?:(?:en|el) (?:\p{Ll}+ de(?:l)? )?(?:19|20)\d\d )?en (${place})`,
  String.raw`\b(?:[Ss]eguimos|[Cc]ontinuamos|[Ww]e(?: are|'re|’re) still|[Ww]e (?:have )?stayed) (?:en|in) (${place})`,
  String.raw`\b(?:[Ss]omos|[Ww]e are) \d+, (?:todos|todas|all of us|all) (?:en|in) (${place})(?![\p{L}'’-])(?! (?:and|y|e) (?:in |en )?\p{Lu})`,
  String.raw`\b[Ww]e (?:all )?(?:sit|have our (?:home|desks|workshop|works|laboratory|lab)) (?:together )?in (${place})`,
  String.raw`\b(?:[Ww]e|[Tt]eam|[Cc]ompany|[Ss]tartup|[Ii]t) (?:all )?(?:works?|operates?|runs?|builds?)(?: \p{Ll}+){0,2} (?:from|out of) (${place})`,
  String.raw`\b(?:[Ww]e|[Cc]ompany|[Ss]tartup|[Ii]t) (?:works?|operates?) (?:from|out of) (?:the|our|its|an?) (?:[\p{L}-]+ ){1,3}in (${place})`,
  String.raw`\b(?:[Tt]rabaj(?:a|amos)|[Oo]per(?:a|amos)|[Dd]esarrollamos|[Ll]o hacemos)(?: \p{Ll}+){0,2} desde (${place})`,
  String.raw`\b(?:[Oo]ficinas?|[Ss]ede|[Tt]aller|[Ll]aboratorio|[Cc]uartel general|[Bb]ase(?: de operaciones)?|[Dd]omicilio(?: social)?)(?: (?:está|están|se encuentran?|se ubica))? en (${place})`,
  String.raw`\b[Ww]e(?: are|'re|’re) (?:all )?(?:here )?in (${place})`,
  String.raw`\b(?:[Yy]ou(?:'ll| will| can) find us|[Nn]os encontrar(?:á|ás|éis)|[Nn]os puede(?:s|n)? encontrar) (?:en|in) (${place})`,
  String.raw`\b(?:[Ss]omos|[Vv]enimos) de (${place})(?=[.,;]|$| y | and )`,
  String.raw`\b(?:has|have|had) (?:its|our|their) (?:registered |main )?(?:seat|base|home|office|offices|headquarters) in (${place})`,
  String.raw`(?:^|\b(?:[Oo]ur|[Ii]ts) )(?:[Hh]ome|[Bb]ase) (?:base )?is (?:in )?(${place})(?=[.,;]|$)`,
  String.raw`\b[Nn]uestra casa está en (${place})`,
  String.raw`\b[Ww]e (?:have )?(?:since )?(?:moved|relocated) (?:the company |our headquarters )?to (${place})`,
  String.raw`\b[Nn]os (?:mudamos|trasladamos) a (${place})`,
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
/** 'The Aberdeen company', which a town does not always precede. */
const townCompany = new RegExp(
  String.raw`(?:^|, |\b)(?:[Tt]he|[Aa]n?) (${word}) (?:company|start-?up|firm|business)\b`,
  'u',
);
const regards = new RegExp(
  String.raw`\b(?:[Ss]aludos|[Uu]n abrazo|[Rr]egards|[Gg]reetings) (?:desde|from) (${place})`,
  'u',
);
const townAndCountry = new RegExp(
  String.raw`(?<![\p{L}] )(?<=^|[\s(,·|])(${town})(?=, ((?:the )?${word}(?: ${word}){0,2}))`,
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
    { match: townCompany.exec(sentence), confidence: 55 },
  ].find(({ match }) => match !== null && !elsewhere.test(sentence.slice(0, match.index)));
  const value = tidied(found?.match?.[1] ?? '');
  if (found && value && !isCountry(value) && !isMonth(value))
    return [{ field: 'location', value, confidence: found.confidence }];
  return [
    ...ofProfile(sentence),
    ...ofTownIn(sentence),
    ...withCountry(sentence),
    ...withCode(sentence),
    ...alone(sentence),
  ].slice(0, 1);
}

const followers = /^[\d.,]+k? (?:followers|seguidores)$/i;
const wholePlace = new RegExp(`^${town}(?:, ${town})?$`, 'u');

/** Extracts the town of the head of a profile: 'Hospitality · Leeds, West Yorkshire · 6,214 followers'. */
function ofProfile(line: string): TextFact[] {
  const parts = line.split(/\s[·|•]\s/).map((part) => part.trim());
  const at = parts.findIndex((part) => followers.test(part));
  const value = parts[at - 1] ?? '';
  return at > 1 && wholePlace.test(value) && !isCountry(value)
    ? [{ field: 'location', value, confidence: lineConfidence }]
    : [];
}

const separators = /\s[–—-]\s|\s?[|·•]\s|,\s/u;
const townAlone = new RegExp(`^${town}$`, 'u');

/**
 * Extracts the town behind the startup's name where more than the line shows that it is one: a legal form before it, a
 * state or country behind it, or the year since which it is there. 'Larkmoor Ltd., Hull', 'Larkmoor - Cork since 2021'.
 */
export function townBehindName(line: string, isOwn: (name: string) => boolean): TextFact[] {
  const parts = line
    .replace(/^(?:re|ref|asunto|subject):\s*/i, '')
    .split(separators)
    .map((part) => part.trim());
  return parts
    .flatMap((part, index): TextFact[] => {
      const [name, form] = [part, parts[index + 1] ?? ''];
      const hasForm = endsWithLegalForm(name) || endsWithLegalForm(`${name}, ${form}`);
      const isSplit = !endsWithLegalForm(name) && hasForm;
      const next = parts[index + (isSplit ? 2 : 1)] ?? '';
      const behind = parts[index + (isSplit ? 3 : 2)] ?? '';
      const [, value = next, since] = /^(.+?),? (?:since|desde) ((?:19|20)\d\d)$/.exec(next) ?? [];
      const isShown = hasForm || since !== undefined || isLand(behind) || /^[A-Z]{2}$/.test(behind);
      return isShown &&
        isOwn(name) &&
        townAlone.test(value) &&
        !isCountry(value) &&
        !isMonth(value) &&
        value.split(' ').length < 4
        ? [{ field: 'location', value, confidence: 68 }]
        : [];
    })
    .slice(0, 1);
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
    (/\p{Lu}[\p{L}'’-]+, $/u.test(before) && !endsWithLegalForm(before.slice(0, -2))) ||
    (isInBrackets && ofMarket.test(before))
  );
}

/** Extracts a town with its country, 'Rotterdam, Netherlands', from anywhere in a sentence. */
function withCountry(sentence: string): TextFact[] {
  const places = [...sentence.matchAll(townAndCountry)].filter(
    ({ index, 1: name = '', 2: country = '' }) =>
      isLand(country) &&
      !elsewhere.test(sentence.slice(0, index)) &&
      !isListed(sentence.slice(0, index), sentence.slice(index + `${name}, ${country}`.length)),
  );
  const [only, ...others] = places;
  if (!only || others.length > 0 || isCountry(only[1] ?? '')) return [];
  const isLine = `${only[1]}, ${only[2]}`.length >= sentence.trim().length - 2;
  return [{ field: 'location', value: `${only[1]}, ${only[2]}`, confidence: isLine ? lineConfidence : 66 }];
}

function withCode(sentence: string): TextFact[] {
  const match = townAndCode.exec(sentence);
  const [, name = '', code = ''] = match ?? [];
  // The last of a list in brackets: '(two angels, Innovate UK)'.
  if (/\([^()]*, $/.test(sentence.slice(0, match?.index))) return [];
  return isCountryCode(code) ? [{ field: 'location', value: `${name}, ${code}`, confidence: 60 }] : [];
}

/** Extracts a town with its country if they are the whole text, or stand before a dash and a note. */
export function placeAlone(text: string): TextFact[] {
  const [place = text] = text.split(/\s[–—-]\s(?=\p{Ll})/u);
  return [...withCountry(place).filter(({ confidence }) => confidence === lineConfidence), ...alone(text)].slice(0, 1);
}

/** Extracts the town in brackets behind the startup's name and its legal form: 'Larkmoor Ltd. (Hull)'. */
export function townInBrackets(text: string, isOwn: (name: string) => boolean): TextFact[] {
  const [, name = '', value = ''] = /^([^()]+) \(([^()]+)\)$/.exec(text.trim()) ?? [];
  return endsWithLegalForm(name) && isOwn(name) && wholePlace.test(value) && !isCountry(value) && !isMonth(value)
    ? [{ field: 'location', value, confidence: 68 }]
    : [];
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
  return rest.length > 0 && !isLand(rest.join(', ')) && !/\(/.test(words) ? name : value;
}

function isMonth(words: string): boolean {
  return new RegExp(`^(?:${months})$`, 'i').test(words);
}
