import type { StartupFieldId } from '@aval/contract';

import type { Stretch } from '../../layout/sentences.ts';
import type { Mention } from '../../values/mentions.ts';
import type { Concept, FigureKind, Frame } from './Concept.ts';
import { fundingConcepts } from './fundingConcepts.ts';
import { marketConcepts } from './marketConcepts.ts';
import { peopleConcepts } from './peopleConcepts.ts';
import { tradingConcepts } from './tradingConcepts.ts';

/** A figure of a sentence and the concept that it belongs to. */
export interface ConceptFigure {
  mention: Mention;
  concept: Concept;
  frame: Frame;
  /** The folded words around the figure that speak of it. */
  words: string;
}

const concepts: readonly Concept[] = [...tradingConcepts, ...fundingConcepts, ...marketConcepts, ...peopleConcepts];
const fields = new Set(concepts.map(({ field }) => field));

/** Whether the figures of a field are told from others by concepts. */
export function isConceptField(field: StartupFieldId): boolean {
  return fields.has(field);
}

/** How far from its figure a concept may be. */
const reach = 140;
/** Where the words of one figure end and those of the next one of its kind begin. */
const between = /[;,:()–—]|\. | (?:and|but|while|of which|y|pero|mientras|de los cuales|de las que) /;

/** Assigns each figure of a sentence to the nearest concept whose words are around it and whose unit it has. */
export function conceptsIn(folded: string, mentions: readonly Mention[]): ConceptFigure[] {
  return mentions.flatMap((mention, index): ConceptFigure[] => {
    if (mention.isBound || mention.currency === 'other' || (mention.isWord && mention.value === 1)) return [];
    const kinds = kindsOf(mention, folded);
    if (kinds.length === 0) return [];
    const own = stretchOf(folded, mentions, index);
    const around = {
      whole: folded.slice(own.start, own.end),
      before: folded.slice(own.start, mention.start),
      behind: folded.slice(mention.end, own.end),
    };
    let nearest: ConceptFigure | null = null;
    let least = Infinity;
    for (const concept of concepts) {
      if (!kinds.includes(concept.figure) || concept.not?.test(around.whole)) continue;
      if (concept.figure === 'money' && mention.kind === 'count' && mention.value < leastBare(concept.field)) continue;
      for (const frame of concept.frames) {
        const far = distanceOf(frame, around);
        if (far < least) [nearest, least] = [{ mention, concept, frame, words: around.whole }, far];
      }
    }
    return nearest ? [nearest] : [];
  });
}

interface Around {
  whole: string;
  before: string;
  behind: string;
}

/** Returns how many characters are between a figure and the frame's own words; Infinity where the frame does not fit. */
function distanceOf({ words: [key, ...others], before, behind, not }: Frame, around: Around): number {
  if (!key || before?.test(around.before) === false || behind?.test(around.behind) === false || not?.test(around.whole))
    return Infinity;
  if (!others.every((one) => around.whole.search(one) >= 0)) return Infinity;
  const [last] = [...around.before.matchAll(key)].slice(-1);
  const ahead = last ? around.before.length - last.index - last[0].length : Infinity;
  const after = around.behind.search(key);
  return Math.min(ahead, after < 0 ? Infinity : after);
}

/** A number without a currency is an amount where a word such as 'costs' leads to it and no word that it counts follows. */
const leadsToAmount =
  /\b(?:is|was|were|are|of|at|to|be|costs?|us|averages?|totals?|reached|burn(?:s|ing)?|spends?|los(?:e|es|ing)|consumes?|put|invested|raised|received|sold|billed|invoiced|brings?|leaves?|worth|es|son|de|a|cuesta|con|quema(?:mos)?|gasta(?:mos)?|consume|consumimos|perdemos|levantado|captado|recibido|aportado|invertido|facturo|facturamos|vendimos|deja|aporta|vale)[:]? $|[a-z]{3}: $/;
const endsAmount =
  /^\s*(?:$|[.,;)](?!\d)|(?:a|per|each|every|al|por|cada) (?:month|mes|year|ano)\b|(?:mensuales|anuales|netos|so far|to date|hasta|into|in|from|to|over|y|and|de (?:ventas|facturacion|ingresos)|in (?:sales|revenue)|of (?:sales|revenue)|a lo largo|durante|en la|en nuestra|por (?:captar|conseguir))\b)/;

/** Market sizes are stated in millions, so a small bare number may be in millions or not. */
function leastBare(field: StartupFieldId): number {
  return field === 'total_market_size' || field === 'target_segment_size' ? 1e5 : 10;
}

const lasts = /^[ -](?:more |full |further |mas )?(?:months?|years?|meses|anos?)\b/;

/** Returns the units that a figure may have: a bare number may be an amount or count something. */
function kindsOf({ kind, isScaled, isWord, currency, start, end }: Mention, folded: string): FigureKind[] {
  if (kind === 'percent' || kind === 'year') return [kind];
  if (kind === 'money') return currency === 'EUR' || isScaled ? ['money'] : [];
  if (kind !== 'count') return [];
  const behind = folded.slice(end, end + 20);
  if (lasts.test(behind)) return ['months'];
  const isAmount =
    !isWord && endsAmount.test(behind) && leadsToAmount.test(folded.slice(Math.max(0, start - 12), start));
  return isAmount ? ['money', 'count'] : ['count'];
}

/** The stretch of a sentence that speaks of a figure: up to its neighbours of the same kind. */
function stretchOf(folded: string, mentions: readonly Mention[], index: number): Stretch {
  const own = mentions[index];
  if (!own) return { start: 0, end: 0 };
  const last = alike(mentions, index, -1);
  const next = alike(mentions, index, 1);
  const start = last ? (cut(folded, last.end, own.start) ?? last.end) : 0;
  const end = next ? (cut(folded, own.end, next.start) ?? next.start) : folded.length;
  return { start: Math.max(start, own.start - reach), end: Math.min(end, own.end + reach) };
}

/** Returns the next figure of the same kind in one direction. */
function alike(mentions: readonly Mention[], index: number, step: 1 | -1): Mention | undefined {
  for (let at = index + step; at >= 0 && at < mentions.length; at += step) {
    if (mentions[at]?.kind === mentions[index]?.kind) return mentions[at];
  }
  return undefined;
}

/** Returns where the words of one figure end and those of the next one begin; null without a mark between them. */
function cut(folded: string, from: number, to: number): number | null {
  const at = folded.slice(from, to).search(between);
  return at < 0 ? null : from + at;
}
