import { choiceOf } from '../../values/choiceWords.ts';
import { fold } from '../../words/fold.ts';
import type { TextFact } from './TextFact.ts';

const kinds =
  'venture capital(?: funds?| firms?)?|vc(?: funds?)?|(?:fondos de )?capital riesgo|(?:fondos de )?venture capital|business angels?|angel investors|angels|public grants?|public funding|grants?|subvenciones(?: publicas)?|ayudas(?: publicas)?|own (?:resources|funds|money|savings)|(?:recursos|fondos|medios) propios|bank (?:loans?|debt)|prestamos? bancarios?|deuda bancaria|equity crowdfunding|crowdfunding|convertible (?:notes?|loans?)|prestamos? convertibles?|notas? convertibles?';
const named = new RegExp(String.raw`\b(?:${kinds})\b`, 'g');
const main = new RegExp(
  String.raw`\b(?:mainly|mostly|chiefly|largely|primarily|almost all|nearly all|all of (?:it|them)|entirely|the rest|sobre todo|principalmente|en su mayor(?:ia| parte)|la mayor parte|casi todo|casi todos|integramente|fundamentalmente|el resto)(?: \w+){0,3}? (${kinds})\b`,
);
const money =
  /\b(?:rais\w+|fund(?:ed|ing|s)?|financ\w+|invest\w+|capital|levant\w+|capta\w+|recib\w+|aport\w+|crecido|grown|lived)\b/;
const part =
  /\b(?:of which|half|part of|incl\w*|seek\w*|looking|raising|mitad|parte en|de los cuales|incluid\w+|busca\w*|pide\w*|fund of|manages)\b/;
const andOthers =
  /\b(?:and|y|plus|mas)\b[^.,;]{0,25}\b(?:funds?|fondos?|investors|family offices?|loans?|prestamos?|partners|socios)\b/;
const ownMeans =
  /\b(?:no (?:outside|external) (?:money|capital|investors|funding)|bootstrapped|self-?funded|sin (?:inversores|financiacion extern\w+)|autofinanciad[ao])\b/;

/** Extracts the type of financing: the only one that a sentence names, or the one it calls the main one. */
export function financingIn(sentence: string): TextFact[] {
  const folded = fold(sentence);
  if (ownMeans.test(folded)) return [factOf('bootstrapping')].flat();
  if (!money.test(folded)) return [];
  const most = main.exec(folded)?.[1];
  if (most) return factOf(most);
  const all = [...folded.matchAll(named)].map(([words]) => words);
  const [only] = all;
  if (only === undefined || all.length > 1 || part.test(folded) || andOthers.test(folded)) return [];
  const source = new RegExp(
    String.raw`\b(?:from|by|with|through|of|de|por|con|mediante|en|via)\s(?:(?:its|our|their|sus|nuestros|un|una|\w+)\s)?${only}\b`,
  );
  return source.test(folded) ? factOf(only) : [];
}

function factOf(words: string): TextFact[] {
  const id = choiceOf('financingTypes', words.replace(/ firms?$/, ''));
  return id === null ? [] : [{ field: 'financing_type_id', value: id, confidence: 70 }];
}
