import type { Source } from '../Candidate.ts';
import { isGeneric, isOwnName } from '../layout/placed.ts';
import type { Section } from '../layout/sections.ts';
import { sentenceStarters } from '../layout/sentenceStarters.ts';
import { withoutLegalForms } from '../names/legalForms.ts';
import { proper } from '../names/nameWords.ts';
import { numberWordPattern } from '../values/numberWords.ts';
import { fold } from '../words/fold.ts';
import { isOtherParty } from './otherParties.ts';

/** What a sentence is about: the startup by context (own), by name or as 'we' (named), or another company (other). */
export type Topic = 'own' | 'named' | 'other';

const verbs =
  'is|was|has|had|have|reported|posts?|posted|raised|raises|generates?|generated|employs|employed|closed|counts|made|makes|sells|sold|reached|announced|claims|leads|dominates|operates|bills?|billed|invoiced|offers|charges|holds|earned|grew|founded|started|es|fue|tiene|tenia|facturo|factura|cuenta|levanto|emplea|cerro|ingreso|registro|logro|obtuvo|capto|alcanzo|anuncio|lidera|domina|opera|vende|vendio|ofrece|cobra|suma|nacio|consiguio|declaro|ha|han|gano|crecio|posee|supera';
const subject = new RegExp(
  String.raw`(?:^|[,;:—–(]\s?|\b(?:while|whereas|and|but|like|mientras(?: que)?|y|pero|como|competitor|rival|leader|competidora?|lider)\s(?:el |la |the )?)((?:\p{Lu}[\p{L}\d&.'’-]+)(?:\s(?:de |del |la |& )?\p{Lu}[\p{L}\d&.'’-]*){0,3})(?:,\s[^,]{3,60},|\s\([^)]{2,40}\))?\s(?:${verbs})\b`,
  'gu',
);
/** The people of another company: 'Los de Dextra levantaron ...', 'The people at Dextra have ...'. */
const peopleOf =
  /(?:^|[,;:—–(]\s?)(?:(?:[Ll]os|[Ll]as|[Ll]a gente) de|(?:[Tt]he|[Tt]hose) ?(?:people|folks|guys|lot|ones)? (?:at|from)) ((?:\p{Lu}[\p{L}\d&.'’-]+)(?:\s\p{Lu}[\p{L}\d&.'’-]*){0,2}) (?:(?:ya|just|now|have|has|han|recently) )*(?:levantaron|levantado|captaron|captado|cerraron|cerrado|tienen|facturan|facturaron|venden|vendieron|cobran|ofrecen|emplean|suman|son|estan|raised|closed|have|employ|sell|sold|charge|made|make|are|were)(?!\p{L})/gu;
const competitorSubject =
  /^(?:its |our |su |the |el |la )?(?:rival|competitor|competidora?)\b|\b(?:(?:main|largest|biggest|closest|direct|nearest|leading|principal|mayor|mas cercano)\s(?:\w+\s){0,2}(?:competitor|rival|competidora?|player|incumbent)|(?:its|our|the|su|nuestro|el|la) (?:\w+ ){0,2}(?:competitor|rival|competidora?|incumbent)\b|market leader|lider del (?:mercado|sector)|competitors? such as|competidores como|rivales como|another (?:company|startup|player)|otra (?:empresa|startup|compania))/;
const countOfRivals = new RegExp(
  String.raw`\b(?:\d+|${numberWordPattern}) (?:\w+ ){0,2}(?:(?:companies|firms|startups|players) (?:that|which) (?:\w+ ){1,4})?(?:competitors|rivals|competidores|rivales)\b`,
);
/** Customers, suppliers, partners or investors as the subject: the figures are theirs. */
const partnerSubject =
  /^(?:our|its|their|most|all|the|one of our|nuestr[oa]s?|sus?|los|las|el|la mayoria de (?:nuestros|los)) (?:\w+ ){0,2}(?:customers?|clients?|users|suppliers?|partners|members|investors|clientes?|usuarios|proveedor(?:es)?|socios comerciales|inversores) (?:have|has|employs|turns over|makes|tiene|emplea|factura|has|employ|make|earn|turn|spend|bill|generate|manage|hold|tienen|facturan|emplean|ingresan|gastan|ganan|generan|gestionan)\b/;
/** What customers are worth to the startup is its own figure. */
const worthOfCustomers = /\b(?:lifetime|ltv|clv|valor de vida|ciclo de vida)\b/;
const fundSubject =
  /^(?:the|this|our|el|este|nuestro) (?:\w+ )?(?:fund|fondo) (?:has|raised|manages|invests?|closed|ha|levanto|gestiona|invierte|cerro)\b/;
const superlative =
  /^(?:(?:el|la) (?:mayor|principal|mas \w+|lider)|the (?:largest|biggest|main|closest|leader|strongest)|one of them|otro de ellos|entre ellos)\b/;
const ownSubject =
  /^(?:the (?:company|startup|start-up|firm|business|team)|we|our|la (?:empresa|compania|startup|sociedad|firma)|nosotros|nuestr[oa]s?|el (?:equipo|proyecto))\b/;
/** The market as the subject: relevant to the startup even after a sentence about another company. */
const marketSubject = /^(?:the|el) (?:[a-z]+ ){0,2}(?:market (?:for|of|in)|mercado (?:de|del|para)) /;
const firstPerson = /\b(?:we|our|us|nosotros|nuestr[oa]s?|hemos|tenemos|somos|facturamos)\b/;
/** Returns the topic of each sentence of a paragraph. */
export function topicsOf(sentences: readonly string[], source: Source, section: Section | null): Topic[] {
  let last: Topic = section === 'competition' ? 'other' : 'own';
  return sentences.map((sentence) => {
    last = topicOf(sentence, source, last);
    return last;
  });
}

function topicOf(sentence: string, source: Source, last: Topic): Topic {
  const folded = fold(sentence).trim();
  if (
    (partnerSubject.test(folded) && !worthOfCustomers.test(folded)) ||
    fundSubject.test(folded) ||
    isOfOtherParty(sentence, source)
  )
    return 'other';
  if (source.names.some((name) => name.length > 2 && folded.includes(name)) && !competitorSubject.test(folded)) {
    return hasForeignSubject(sentence, source) ? mixed(sentence, source) : 'named';
  }
  if (superlative.test(folded) || competitorSubject.test(folded) || hasForeignSubject(sentence, source)) {
    return countOfRivals.test(folded) ? 'own' : 'other';
  }
  if (marketSubject.test(folded)) return 'own';
  if (firstPerson.test(folded)) return 'named';
  if (ownSubject.test(folded)) return last === 'other' ? 'other' : 'own';
  return last === 'other' ? 'other' : 'own';
}

const opening = new RegExp(String.raw`^\s*(?:[Tt]he |[Ee]l |[Ll]a )?(${proper})`, 'u');

/** Whether a sentence's subject is the text's audience, its author or an investor. */
function isOfOtherParty(sentence: string, source: Source): boolean {
  const folded = fold(opening.exec(sentence)?.[1] ?? '').replace(/[.,']+s?$/, '');
  return (
    folded !== '' &&
    !source.vocabulary.has(folded) &&
    !isOwnName(folded, source) &&
    isOtherParty(folded, source.others ?? [])
  );
}

/** Returns the topic of a sentence that names the startup and another company: that of its first subject. */
function mixed(sentence: string, source: Source): Topic {
  const [first] = subjectsOf(sentence, source);
  return first === undefined || isOwnName(first, source) ? 'named' : 'other';
}

function hasForeignSubject(sentence: string, source: Source): boolean {
  // Without the startup's name, another company cannot be distinguished from it.
  if (source.names.length === 0) return false;
  return subjectsOf(sentence, source).some((name) => !isOwnName(name, source));
}

/** Returns the folded names of companies that are subjects in a sentence; skips people and common first words. */
export function subjectsOf(sentence: string, source: Pick<Source, 'vocabulary'>): string[] {
  const text = withoutLegalForms(sentence.trim());
  return [...text.matchAll(subject), ...text.matchAll(peopleOf)].flatMap(([, name = '']) => {
    const folded = fold(name).trim();
    const [first = ''] = folded.split(' ');
    const isCommonWord = !folded.includes(' ') && source.vocabulary.has(folded);
    if (sentenceStarters.has(first) || isGeneric(folded) || isCommonWord || isPerson(sentence, name)) return [];
    return [folded];
  });
}

const roles =
  /\b(?:ceo|cto|cfo|coo|founder|co-?founder|director|directora|fundador|fundadora|cofundador|cofundadora|consejero|president|chief|head|phd|doctor|doctora|ingenier[oa]|engineer|says|explains|dice|explica|senala|afirma)\b/;

function isPerson(sentence: string, name: string): boolean {
  const isFounder = new RegExp(`${fold(name)}(?:,[^,]*,)? (?:co-?founded|founded|fundo|creo|started)\\b`).test(
    fold(sentence),
  );
  return (
    (isFounder || roles.test(fold(sentence))) && /^\p{Lu}\p{Ll}+(?: (?:de |del |la )?\p{Lu}\p{Ll}+){1,3}$/u.test(name)
  );
}
