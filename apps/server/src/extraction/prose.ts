import { startupField } from '@aval/contract';

import type { Candidate, Source } from './Candidate.ts';
import type { Placed } from './context.ts';
import { isPossible } from './fieldValues.ts';
import { fold } from './fold.ts';
import { guardAgainst, labelGuard } from './guards.ts';
import { type Mention, mentionsIn } from './mentions.ts';
import { periodOf } from './periods.ts';
import { proseRules } from './proseRules.ts';
import type { ProseRule } from './rules/ProseRule.ts';
import { clauseAround, sentencesOf } from './sentences.ts';
import { standingOf } from './standing.ts';
import { topicsOf } from './topics.ts';
import { inField, precisionOf } from './units.ts';

const tags: Record<Mention['kind'], string> = { money: 'm', percent: 'p', year: 'y', count: 'n', ratio: 'r' };
const compiled = proseRules.map((rule) => ({ rule, patterns: rule.patterns.map(compile) }));

function compile(pattern: string): RegExp {
  const source = pattern
    .replaceAll('~{0,1}', '~')
    .replaceAll('~ <', '~ ?<')
    .replaceAll('~', String.raw`(?:[^<>;:]|: |<[yz]\d+>){0,45}?`)
    .replaceAll(/<([a-z])!>/g, String.raw`<$1(\d+)>`)
    .replaceAll(/<([a-z])\+>/g, String.raw`<$1(?<more>\d+)>`)
    .replaceAll(/<([a-z])>/g, String.raw`<$1\d+>`);
  return new RegExp(source, 'g');
}

/** The words between a figure and its year. */
const inYear = ' (?:in|during|for|en|durante) ';
const isOfYear = new RegExp(`^${inYear}$`);
const ofYear = String.raw`${inYear}<[yz]\d+>`;
/** Matches the next figure of a series with a year each: '1.5 M€ in 2024 and 2 M€ in 2025'. */
const further = new RegExp(
  String.raw`^${ofYear},?(?: (?:and|then|to|y|a|hasta))?(?: (?:of|de))? <[a-z](\d+)>(?=${ofYear})`,
);

interface Sentence {
  text: string;
  folded: string;
  masked: string;
  mentions: readonly Mention[];
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
      return compiled
        .filter(({ rule }) => isAllowed(rule, place, topics[index] ?? 'own', sentence.folded))
        .flatMap(({ rule, patterns }) =>
          patterns.flatMap((pattern) => factsBy(rule, pattern, sentence, place, source)),
        );
    });
  });
}

/** Marks a sentence about something else that the startup is compared with. */
const besides = /\b(?:by|in|for) comparison\b|\b(?:en|a modo de|por) comparacion\b/;

/** Marks money that was already raised or is left, in a section about money that is sought. */
const had =
  /\b(?:so far|to date|already|raised since|left|remaining|until now|hasta (?:hoy|ahora|la fecha|el momento)|ya|llevamos|quedan?|restantes?|captado|levantado)\b/;

function isAllowed(rule: ProseRule, place: Placed, topic: string, folded: string): boolean {
  const { proseSection: section, subject } = place;
  if (rule.under && rule.under !== subject) return false;
  if (section === 'competition')
    return rule.field === 'competitor_count' || (topic === 'named' && rule.field !== 'team_size');
  return (
    !(section === 'ask' && ['funding_raised', 'cash_runway_months', 'revenue'].includes(rule.field)) || had.test(folded)
  );
}

function sentenceOf(text: string, { language }: Source): Sentence {
  const mentions = mentionsIn(text, language);
  const folded = fold(text);
  let masked = '';
  let at = 0;
  for (const [index, mention] of mentions.entries()) {
    const tag = mention.isBound ? 'z' : mention.currency === 'other' ? 'x' : tags[mention.kind];
    masked += `${folded.slice(at, mention.start)}<${tag}${index}>`;
    at = mention.end;
  }
  return { text, folded, masked: masked + folded.slice(at), mentions };
}

function factsBy(
  rule: ProseRule,
  pattern: RegExp,
  sentence: Sentence,
  { passage }: Placed,
  source: Source,
): Candidate[] {
  if (rule.sentence && !rule.sentence.test(sentence.folded)) return [];
  return [...sentence.masked.matchAll(pattern)].flatMap((match) => {
    const mention = sentence.mentions[Number(match.slice(1).find((group) => group !== undefined))];
    if (!mention || (mention.isWord && mention.value === 1 && !rule.allowsOne)) return [];
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

/** Returns the figures that directly follow the first one, each of the same kind and with its own year. */
function furtherYears({ masked, mentions }: Sentence, first: Mention, from: number): Mention[] {
  const found: Mention[] = [];
  let at = from;
  for (;;) {
    const match = further.exec(masked.slice(at));
    const mention = mentions[Number(match?.[1])];
    if (!match || mention?.kind !== first.kind) return found;
    found.push(mention);
    at += match[0].length;
  }
}

/** Returns the fact that a figure in a sentence states; null if a guard applies or the value is not valid. */
function factOf(
  rule: ProseRule,
  mention: Mention,
  added: number,
  sentence: Sentence,
  passage: Candidate['passage'],
  source: Source,
): Candidate | null {
  const { start, end } = clauseAround(sentence.folded, mention);
  const clause = sentence.folded.slice(start, end);
  const year = yearOf(rule, sentence, mention, { start, end });
  const guard = guardAgainst(
    {
      clause,
      written: sentence.text.slice(start, end),
      before: sentence.folded.slice(0, mention.start),
      asOfYear: source.asOfYear,
      year,
    },
    rule.lifted,
  );
  if (guard) return null;
  const { max = Infinity } = startupField(rule.field);
  const read = inField(rule.field, mention, sentence.folded, { words: '', tableScale: 1 }, max);
  if (read === null) return null;
  const value = (rule.negative?.test(clause) && read > 0 ? -read : read) + added;
  if (!isPossible(rule.field, value, source)) return null;
  const isTotal = added > 0 || (rule.total?.test(sentence.folded) ?? false);
  if (rule.adds && !isTotal && hasOtherAmount(sentence, mention)) return null;
  return {
    field: rule.field,
    value,
    confidence: confidenceOf(mention, isTotal),
    isTotal,
    isCurrent: periodOf(clause).isCurrent,
    standing: standingOf(clause),
    quote: sentence.text.trim(),
    passage,
    cell: null,
    year: rule.field === 'foundation_year' ? null : year,
    precision: Math.abs(value) * precisionOf(mention),
  };
}

/** Whether a sentence has another amount that may be part of the total: not a fund's size, a valuation or revenue. */
function hasOtherAmount({ folded, mentions }: Sentence, own: Mention): boolean {
  return mentions.some((mention) => {
    if (mention === own || mention.kind !== 'money') return false;
    const after = folded.slice(mention.end, mention.end + 25);
    const before = folded.slice(Math.max(0, mention.start - 30), mention.start);
    return !(
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

function confidenceOf({ isApproximate, currency, isScaled, isWord }: Mention, isTotal: boolean): number {
  const base = 80 + (isTotal ? 6 : 0);
  return base - (isApproximate ? 12 : 0) - (currency === null && isScaled ? 6 : 0) - (isWord ? 2 : 0);
}

/** Matches the text before a foundation year, which is not the year of a figure. */
const began =
  /\b(?:founded|incorporated|established|fundad[ao]|constituid[ao]|nacid[ao])(?: back)?(?: (?:in|en|el|since|desde))?(?: [a-z]+(?: de)?)? $/;

/** Returns the year of a figure: directly after it, nearest in its clause, or at the start ('In 2024, ...'). */
function yearOf(
  rule: ProseRule,
  { folded, mentions }: Sentence,
  own: Mention,
  clause: { start: number; end: number },
): number | null {
  if (rule.field === 'foundation_year') return null;
  const years = mentions.filter(({ kind, start }) => kind === 'year' && !began.test(folded.slice(0, start)));
  const behind = years.find(({ start }) => isOfYear.test(folded.slice(own.end, start)));
  if (behind) return behind.value;
  const inClause = years.filter(({ start }) => start >= clause.start && start < clause.end);
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
