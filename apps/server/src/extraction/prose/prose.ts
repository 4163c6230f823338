import { type StartupFieldId, startupField } from '@aval/contract';

import { guardAgainst, labelGuard } from '../attribution/guards.ts';
import { standingOf } from '../attribution/standing.ts';
import { topicsOf } from '../attribution/topics.ts';
import type { Candidate, Source } from '../Candidate.ts';
import type { Placed } from '../layout/placed.ts';
import { clauseAround, sentencesOf } from '../layout/sentences.ts';
import { ofWholeYears } from '../tables/columnsOfTime.ts';
import { isPossible } from '../values/fieldValues.ts';
import { type Mention, mentionsIn } from '../values/mentions.ts';
import { isAmount } from '../values/numberBeside.ts';
import { anyMonth, isBesideMonth, periodOf } from '../values/periods.ts';
import { totalOf } from '../values/totals.ts';
import { inField, noUnit, otherCurrencyOf, precisionOf } from '../values/units.ts';
import { fold } from '../words/fold.ts';
import { type ConceptFigure, conceptsIn, isConceptField } from './concepts/conceptsIn.ts';
import { proseRules } from './proseRules.ts';
import type { ProseRule, Reading } from './rules/ProseRule.ts';

const tags: Record<Mention['kind'], string> = { money: 'm', percent: 'p', year: 'y', count: 'n', ratio: 'r' };
const compiled = proseRules.map((rule) => ({ rule, patterns: rule.patterns.map(compile) }));

interface Pattern {
  matched: RegExp;
  /** Begins every figure that the pattern can read, so that sentences without one are not searched. */
  figure: string;
}

function compile(pattern: string): Pattern {
  const source = pattern
    .replaceAll('~{0,1}', '~')
    .replaceAll('~ <', '~ ?<')
    .replaceAll('~', String.raw`(?:[^<>;:]|: |<[yz]\d+>){0,45}?`)
    .replaceAll(/<([a-z])!>/g, String.raw`<$1(\d+)>`)
    .replaceAll(/<([a-z])\+>/g, String.raw`<$1(?<more>\d+)>`)
    .replaceAll(/<([a-z])>/g, String.raw`<$1\d+>`);
  const [, tag = ''] = /<([a-z])!>/.exec(pattern) ?? [];
  return { matched: new RegExp(source, 'g'), figure: `<${tag}` };
}

/** The words between a figure and its year. */
const inYear = ' (?:in|during|for|en|durante) ';
const isOfYear = new RegExp(`^${inYear}$`);
const ofYear = String.raw`${inYear}<[yz]\d+>`;
/** Matches the next figure of a series with a year each: '1.5 M€ in 2024 and 2 M€ in 2025'. */
const further = new RegExp(
  String.raw`^${ofYear},?(?: (?:and|then|to|y|a|hasta))?(?: (?:of|de))? <[a-z](\d+)>(?=${ofYear})`,
);
/** Matches the next figure of a series with its year before it: '1.5 M€, and in 2025 it was 2 M€'. */
const furtherBefore = new RegExp(
  String.raw`^(?:${ofYear})?,? (?:and|but|then|y|pero) (?:in|during|en|durante) <[yz]\d+>,? (?:it |they |this )?(?:was |were |reached |came to |rose to |grew to |fell to |to |fue(?:ron)? (?:de )?|alcanz[a-z]+ (?:los )?|subi[a-z]+ a |lleg[a-z]+ a |de |a )?<[a-z](\d+)>`,
);

interface Sentence {
  text: string;
  folded: string;
  masked: string;
  mentions: readonly Mention[];
  /** Its figures with the concepts that they belong to. */
  figures: readonly ConceptFigure[];
}

/** Extracts figures from sentences. */
export function proseFacts(places: readonly Placed[], source: Source): Candidate[] {
  return places.flatMap((place): Candidate[] => {
    const { passage, proseSection: section, heading } = place;
    if (section === 'forecast' || (passage.cells && passage.cells.filter((cell) => cell.text).length > 1)) return [];
    if (heading !== null && heading !== passage.text && labelGuard(fold(heading)) === 'past') return [];
    const { text } = passage;
    const stretches = sentencesOf(text);
    const topics = topicsOf(
      stretches.map(({ start, end }) => text.slice(start, end)),
      source,
      section,
    );
    return stretches.flatMap(({ start, end }, index) => {
      if (topics[index] === 'other' && section !== 'competition') return [];
      const sentence = sentenceOf(text.slice(start, end), source);
      if (/\?\s*$/.test(sentence.text) || besides.test(sentence.folded)) return [];
      const topic = topics[index] ?? 'own';
      const allowed = compiled.filter(({ rule }) => isAllowed(rule, place, topic, sentence.folded));
      if (sentence.mentions.some(({ currency }) => currency === 'other'))
        remarkOnAmounts(sentence, allowed, place, source);
      return [
        ...allowed.flatMap(({ rule, patterns }) =>
          patterns.flatMap((pattern) => factsBy(rule, pattern, sentence, place, source)),
        ),
        ...sentence.figures
          .filter(({ concept }) => isAllowed(concept, place, topic, sentence.folded))
          .flatMap((figure) => conceptFact(figure, sentence, place, source)),
      ];
    });
  });
}

/** Marks a sentence about something else that the startup is compared with, or a figure that it says is too wide. */
const besides =
  /\b(?:by|in|for) comparison\b|\b(?:en|a modo de|por) comparacion\b|\b(?:but|though|although) (?:that|this|it|they|those)(?: one)?(?: also)? (?:includes?|counts?|covers?|mix(?:es)?|lumps?)\b|\b(?:pero|aunque) (?:eso|esa cifra|ese dato|ese numero|ahi)(?: tambien)? (?:se )?(?:incluye\w*|cuenta\w*|mete\w*|mezcla\w*|engloba\w*|abarca\w*)\b/;

/** Marks money that was already raised or is left, in a section about money that is sought. */
const had =
  /\b(?:so far|to date|already|raised since|left|remaining|until now|hasta (?:hoy|ahora|la fecha|el momento)|ya|llevamos|quedan?|restantes?|captado|levantado)\b/;

function isAllowed(rule: Reading & Pick<ProseRule, 'under'>, place: Placed, topic: string, folded: string): boolean {
  const { proseSection: section, subject } = place;
  if (rule.under && rule.under !== subject) return false;
  if (section === 'competition')
    return rule.field === 'competitor_count' || (topic === 'named' && rule.field !== 'team_size');
  return (
    !(section === 'ask' && ['funding_raised', 'cash_runway_months', 'revenue'].includes(rule.field)) || had.test(folded)
  );
}

/** Remarks on the amounts in other currencies than the euro that the rules would find if they were in euros. */
function remarkOnAmounts({ text, mentions }: Sentence, allowed: typeof compiled, place: Placed, source: Source): void {
  const inEuros = maskedSentence(text, mentions, ({ kind }) => tags[kind]);
  for (const { rule, patterns } of allowed.filter(({ rule: { field } }) => isAmount(field))) {
    for (const pattern of patterns) factsBy(rule, pattern, inEuros, place, source);
  }
}

function sentenceOf(text: string, { language }: Source): Sentence {
  return maskedSentence(text, withoutPeriods(text, mentionsIn(text, language)), ({ kind, isBound, currency }) =>
    isBound ? 'z' : currency === 'other' ? 'x' : tags[kind],
  );
}

const lastMonths =
  /(?:^|\b(?:the|in|over|during|of|for|our|its|these|los|las|sus)\s)(?:last|past|previous|trailing|ultim[oa]s)\s$/;
const months = /^[ -](?:months?|meses)\b/;

/** The month behind the day of a date: '31 December 2025', '31 de diciembre'. */
const monthBehind = new RegExp(String.raw`^(?:st|nd|rd|th)? (?:de )?(?:${anyMonth})(?![a-z])`);
const mostDays = 31;

/** Leaves out the number of 'the last twelve months' and the days of dates, which count nothing of the startup. */
function withoutPeriods(text: string, mentions: readonly Mention[]): Mention[] {
  const folded = fold(text);
  return mentions.filter(
    ({ kind, value, start, end }) =>
      !(kind === 'count' && value <= mostDays && monthBehind.test(folded.slice(end, end + 20))) &&
      !(months.test(folded.slice(end, end + 8)) && lastMonths.test(folded.slice(Math.max(0, start - 20), start))),
  );
}

function maskedSentence(text: string, mentions: readonly Mention[], tagOf: (mention: Mention) => string): Sentence {
  const folded = fold(text);
  let masked = '';
  let at = 0;
  for (const [index, mention] of mentions.entries()) {
    masked += `${folded.slice(at, mention.start)}<${tagOf(mention)}${index}>`;
    at = mention.end;
  }
  return { text, folded, masked: masked + folded.slice(at), mentions, figures: conceptsIn(folded, mentions) };
}

function factsBy(
  rule: ProseRule,
  { matched, figure }: Pattern,
  sentence: Sentence,
  { passage }: Placed,
  source: Source,
): Candidate[] {
  if (!sentence.masked.includes(figure)) return [];
  if (rule.sentence && !rule.sentence.test(sentence.folded)) return [];
  return [...sentence.masked.matchAll(matched)].flatMap((match) => {
    const mention = sentence.mentions[Number(match.slice(1).find((group) => group !== undefined))];
    if (!mention || (mention.isWord && mention.value === 1 && !rule.allowsOne)) return [];
    if (belongsElsewhere(rule, mention, sentence)) return [];
    const words = sentence.masked.slice(Math.max(0, match.index - 22), match.index + match[0].length + 22);
    if (rule.not?.test(ownClause(words, match[0]))) return [];
    const added = sentence.mentions[Number(match.groups?.['more'])]?.value ?? 0;
    return [
      factOf(rule, mention, added, sentence, passage, source),
      ...furtherYears(sentence, mention, match.index + match[0].length).map((next) =>
        factOf(rule, next, 0, sentence, passage, source),
      ),
    ].filter((fact) => fact !== null);
  });
}

/** A year in which the startup was registered, before one in which its founders began to work on it. */
const registered =
  /\b(?:incorporat\w+|registered|founded|constituid[ao]|constituimos|constituyo|fundad[ao]|fundamos)\b/;
const though = /\b(?:although|though|but|even if|aunque|si bien|pero)\b/g;

const beginning =
  /\b(?:began|begun|started|starts|empez\w+|arranc\w+|comenz\w+|comienzo\w*|partimos|partio|nac(?:e|io|imos|ieron))\b/;

/** Whether a year is when the work began, which gives way to one in which the company was founded. */
function isBeginning({ field }: Reading, clause: string): boolean {
  return field === 'foundation_year' && beginning.test(clause) && !registered.test(clause);
}

/** What lists competitors, whose figures follow: 'It has rivals: Dextra, or Norvik, with 300 employees'. */
const listOfRivals =
  /\b(?:competitors?|rivals?|competition|competidor(?:es|as|a)?|rival(?:es)?|competencia)\b[^:.;]{0,40}:/;

/** Whether a year is when the work began that led to the foundation: 'Incorporated in 2023, although we began in 2021'. */
function isPrehistory({ start }: Mention, { folded, mentions }: Sentence): boolean {
  const [turn] = [...folded.slice(0, start).matchAll(though)].slice(-1);
  if (!turn || registered.test(folded.slice(turn.index, start))) return false;
  return (
    registered.test(folded.slice(0, turn.index)) &&
    mentions.some(({ kind, end }) => kind === 'year' && end <= turn.index)
  );
}

/** Whether the words around a figure speak of another field that such figures are told apart from. */
function belongsElsewhere({ field }: ProseRule, mention: Mention, sentence: Sentence): boolean {
  const owner = figureOf(mention, sentence)?.concept;
  return owner !== undefined && owner.field !== field && isConceptField(field);
}

function figureOf(mention: Mention, { figures }: Sentence): ConceptFigure | undefined {
  return figures.find((figure) => figure.mention === mention);
}

function conceptFact(
  { concept, mention, frame }: ConceptFigure,
  sentence: Sentence,
  { passage }: Placed,
  source: Source,
): Candidate[] {
  const fact = factOf(concept, mention, 0, sentence, passage, source);
  return fact ? [{ ...fact, confidence: fact.confidence + (frame.confidence ?? concept.confidence ?? 0) }] : [];
}

/** Returns the figures that directly follow the first one, each of the same kind and with its own year. */
function furtherYears({ masked, mentions }: Sentence, first: Mention, from: number): Mention[] {
  const found: Mention[] = [];
  let at = from;
  for (;;) {
    const rest = masked.slice(at);
    const match = further.exec(rest) ?? furtherBefore.exec(rest);
    const mention = mentions[Number(match?.[1])];
    if (!match || mention?.kind !== first.kind) return found;
    found.push(mention);
    at += match[0].length;
  }
}

/** Returns the fact that a figure in a sentence states; null if a guard applies or the value is not valid. */
function factOf(
  rule: Reading,
  mention: Mention,
  added: number,
  sentence: Sentence,
  passage: Candidate['passage'],
  source: Source,
): Candidate | null {
  const total = rule.adds ? totalOf(sentence.folded, sentence.mentions) : null;
  if (total !== null && total !== mention) return null;
  if (rule.field === 'foundation_year' && isPrehistory(mention, sentence)) return null;
  if (rule.field !== 'competitor_count' && listOfRivals.test(sentence.folded.slice(0, mention.start))) return null;
  if (ofWholeYears.has(rule.field) && isBesideMonth(sentence.folded.slice(mention.end))) return null;
  const { start, end } = clauseAround(sentence.folded, mention);
  const clause = sentence.folded.slice(start, end);
  const lastYear = lastYearOf(rule, sentence, mention, source);
  const year = lastYear ?? yearOf(rule, sentence, mention, { start, end });
  const guard = guardAgainst(
    {
      clause,
      written: sentence.text.slice(start, end),
      before: sentence.folded.slice(0, mention.start),
      asOfYear: source.asOfYear,
      year,
    },
    lastYear === null && !isSumSince(rule, sentence) ? rule.lifted : [...(rule.lifted ?? []), 'past'],
  );
  if (guard) return null;
  const { max = Infinity } = startupField(rule.field);
  const read = inField(rule.field, mention, sentence.folded, noUnit, max);
  if (read === null) {
    const currency = isAmount(rule.field) ? otherCurrencyOf(mention, sentence.folded, noUnit) : null;
    if (currency !== null)
      source.remarks?.currencies.set(rule.field, { currency: currency.name, quote: sentence.text.trim() });
    return null;
  }
  const figure = figureOf(mention, sentence);
  const isNegative = [clause, figure?.words].some((words) => words !== undefined && rule.negative?.test(words));
  const value = (isNegative && read > 0 ? -read : read) + added;
  if (!isPossible(rule.field, value, source)) return null;
  const isTotal =
    added > 0 ||
    total !== null ||
    (rule.total?.test(figure?.concept === rule ? figure.words : sentence.folded) ?? false);
  if (rule.adds && !isTotal && hasOtherAmount(sentence, mention)) return null;
  return {
    field: rule.field,
    value,
    confidence: Math.min(confidenceOf(rule.field, mention, isTotal), mostOf(rule.field, year, source)),
    isTotal,
    isCurrent: periodOf(clause).isCurrent,
    standing: isBeginning(rule, clause) ? 'claimed' : standingOf(clause),
    quote: sentence.text.trim(),
    passage,
    cell: null,
    year: rule.field === 'foundation_year' ? null : year,
    precision: Math.abs(value) * precisionOf(mention),
  };
}

/** What was received since the beginning, in which a part of last year is included. */
const sinceBeginning =
  /\b(?:since (?:we|it|they) (?:started|began|launched|opened)|since (?:the (?:start|beginning)|day one)|desde que (?:empe|arran|comen|naci|fund|abri)[a-z]+|desde el (?:inicio|principio|comienzo|primer dia))\b/;

function isSumSince({ adds }: Reading & Pick<ProseRule, 'adds'>, { folded }: Sentence): boolean {
  return adds === true && sinceBeginning.test(folded);
}

const ofLastYear = /^(?: euros?| de euros| eur)?,? (?:in |en )?(?:last year|el ano pasado)\b/;

/**
 * Returns the year of a figure of 'last year' where the sentence compares it with that of the year before: only then it is
 * known which one is meant, and that it is the latest one. Null otherwise.
 */
function lastYearOf(
  { field }: Reading,
  { folded, mentions }: Sentence,
  own: Mention,
  { asOfYear }: Source,
): number | null {
  if (!ofWholeYears.has(field) || !ofLastYear.test(folded.slice(own.end))) return null;
  const last = asOfYear - 1;
  const hasOther = mentions.some(({ kind, start }) => kind === own.kind && start > own.end);
  return hasOther && mentions.some(({ kind, value, start }) => kind === 'year' && value === last - 1 && start > own.end)
    ? last
    : null;
}

/** Figures of a year, which say nothing of the present if the year is long closed. */
const ofOneYear: ReadonlySet<StartupFieldId> = new Set(['revenue', 'profit_margin']);
/** From this many years ago a figure is only offered. */
const longClosed = 3;
const offered = 57;

function mostOf(field: StartupFieldId, year: number | null, { asOfYear }: Source): number {
  return ofOneYear.has(field) && year !== null && year <= asOfYear - longClosed ? offered : 100;
}

/** What leads to an amount that is owed, or that could be drawn or raised: no part of what was raised. */
const credit =
  /\b(?:undrawn|rcf|overdraft|loans?|debt|credit (?:line|facility)|prestamos?|deuda|poliza|linea de credito|raising|looking for|out for|seeking|ask(?:ing)? (?:is|for)|buscamos|pedimos|ampliacion|next round|proxima ronda)\b[^.;<]{0,12}$/;

/** Whether a sentence has another amount that may be part of the total: not a fund's size, a valuation or revenue. */
function hasOtherAmount({ folded, mentions }: Sentence, own: Mention): boolean {
  return mentions.some((mention) => {
    if (mention === own || mention.kind !== 'money') return false;
    const after = folded.slice(mention.end, mention.end + 25);
    const before = folded.slice(Math.max(0, mention.start - 30), mention.start);
    return !(
      credit.test(before) ||
      /^\s(?:\w+\s)?(?:fund|vehicle|under management|bajo gestion|en activos)\b/.test(after) ||
      /\b(?:fund of|fondo de|valuation (?:of|at)|valoracion de|manages?|gestiona|revenues? of|ingresos de)\s$/.test(
        before,
      )
    );
  });
}

/** Extends a match to the nearest punctuation or conjunction on each side. */
function ownClause(words: string, match: string): string {
  const at = words.indexOf(match);
  const before =
    words
      .slice(0, at)
      .split(/[,;.:()|·]|\b(?:and|y|but|pero)\b/)
      .at(-1) ?? '';
  const after =
    words.slice(at + match.length).split(/[,;.:()|·]|\b(?:and|y|but|pero|from|desde|frente|up|compared)\b/)[0] ?? '';
  return before + match + after;
}

function confidenceOf(field: StartupFieldId, mention: Mention, isTotal: boolean): number {
  const { kind, isApproximate, currency, isScaled, isWord } = mention;
  const base = 80 + (isTotal ? 6 : 0);
  const isBareAmount = isAmount(field) && kind === 'count';
  return (
    base -
    (isBareAmount ? 8 : 0) -
    (isApproximate ? 12 : 0) -
    (currency === null && isScaled ? 6 : 0) -
    (isWord ? 2 : 0)
  );
}

/** Matches the text before a foundation year, which is not the year of a figure. */
const began =
  /\b(?:founded|incorporated|established|fundad[ao]|constituid[ao]|nacid[ao])(?: back)?(?: (?:in|en|el|since|desde))?(?: [a-z]+(?: de)?)? $/;

/** Matches the words before the year of the next figure. */
const ofNextFigure = /\b(?:and|but|then|y|pero) (?:in|during|en|durante) $/;

/** Returns the year of a figure: directly after it, nearest in its clause, or at the start ('In 2024, ...'). */
function yearOf(
  rule: Reading,
  { folded, mentions }: Sentence,
  own: Mention,
  clause: { start: number; end: number },
): number | null {
  if (rule.field === 'foundation_year') return null;
  const years = mentions.filter(({ kind, start }) => kind === 'year' && !began.test(folded.slice(0, start)));
  const behind = years.find(({ start }) => isOfYear.test(folded.slice(own.end, start)));
  if (behind) return behind.value;
  const inClause = years.filter(
    ({ start }) =>
      start >= clause.start &&
      start < clause.end &&
      !ofNextFigure.test(folded.slice(Math.max(own.end, start - 20), start)),
  );
  const [nearest] = inClause.toSorted((a, b) => distance(a, own) - distance(b, own));
  if (nearest) return nearest.value;
  const [first] = years;
  const opens =
    first &&
    /^\s*(?:in|during|en|durante|for|by)\s(?:the year |el ano |el ejercicio |fiscal )?$/.test(
      folded.slice(0, first.start),
    );
  return first && opens && first !== own ? first.value : null;
}

function distance(a: Mention, b: Mention): number {
  return a.start > b.start ? a.start - b.end : b.start - a.end;
}
