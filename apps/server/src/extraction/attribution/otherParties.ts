import type { Passage } from '../layout/passages.ts';
import { proper } from '../names/nameWords.ts';
import { fold } from '../words/fold.ts';

const money = String.raw`(?:about |around |some |over |more than |unos |más de |cerca de )?(?:€|EUR |\$|£)?\d`;

/** A name without periods, so that it does not continue in the next sentence. */
const name = proper.replaceAll('&.', '&');

/** Phrases that name the text's audience or the lead investor of a round. */
const addressed = [
  String.raw`\b(?:[Pp]repared|[Ww]ritten|[Dd]rafted|[Cc]ompiled|[Ii]ntended) (?:exclusively |solely |only )?for (?:the )?(${name})`,
  String.raw`\b(?:[Ff]or the attention of|[Aa]ddressed to|[Ss]ubmitted to|[Pp]resented to)(?::)? (?:the )?(${name})`,
  String.raw`\b(?:[Ee]laborad[oa]|[Pp]reparad[oa]|[Rr]edactad[oa]|[Ee]scrit[oa]) (?:en exclusiva |exclusivamente )?para (?:el |la )?(${name})`,
  String.raw`\b(?:[Aa] la atención de|[Dd]irigid[oa] a|[Pp]resentad[oa] a|[Pp]ara uso (?:exclusivo |interno )?de)(?::)? (?:el |la )?(${name})`,
  String.raw`\b(?:round|ronda|investment|inversión|funding|financing|euros?|million|millones)\b[^.]{0,40}\b(?:led by|liderad[ao] por|encabezad[ao] por) (?:the |el |la )?(?:\p{Ll}+ )?(${name})`,
  String.raw`(?:^|[.!?]\s|,\s|\n)(${name}) (?:led|leads|lideró|lidera|encabezó|encabeza) (?:the|this|its|la|esta|su) (?:\p{Ll}+ )?(?:round|ronda)`,
].map(pattern);
/** Phrases that name the author or a manager of money: a fund or an adviser, or the startup itself. */
const maybeOwn = [
  String.raw`\b(?:[Pp]repared|[Ww]ritten|[Dd]rafted|[Cc]ompiled|[Ee]laborad[oa]|[Pp]reparad[oa]|[Rr]edactad[oa]) (?:by|por) (?:the |el |la )?(${name})`,
  String.raw`(?:^|[.!?]\s|,\s|\n)(${name})(?:, [^,.]{3,60},)? (?:manages|gestiona|administra) ${money}`,
  String.raw`(?:^|[.!?]\s|,\s|\n)(${name}), (?:which|que|con|with) (?:has |manages |tiene |gestiona )?${money}[^.]{0,30} (?:under management|bajo gestión|en gestión)`,
].map(pattern);
const titleLines = 2;

function pattern(source: string): RegExp {
  return new RegExp(source, 'gu');
}

/**
 * Returns the folded names of a text's audience, authors and investors, none of which is the startup.
 *
 * An author or manager of money that is named in the title is left out, because it may be the startup itself.
 */
export function otherParties(passages: readonly Passage[]): string[] {
  const texts = passages.filter(({ cells }) => !cells).map(({ text }) => text);
  const title = fold(
    texts
      .slice(0, titleLines)
      .filter((text) => maybeIn(text).length === 0)
      .join('\n'),
  );
  const found = texts.flatMap((text) => addressed.flatMap((said) => namesBy(said, text)));
  const writers = texts.flatMap(maybeIn).filter((writer) => !title.includes(writer.split(' ')[0] ?? writer));
  return [...new Set([...found, ...writers])];
}

function maybeIn(text: string): string[] {
  return maybeOwn.flatMap((said) => namesBy(said, text));
}

function namesBy(said: RegExp, text: string): string[] {
  return [...text.matchAll(said)].flatMap(([, words = '']) => {
    const folded = fold(words.replace(/[.,]+$/, '')).trim();
    return folded.length > 2 ? [folded] : [];
  });
}

/** Whether a folded name is one of the others, or one begins with all words of the other. */
export function isOtherParty(folded: string, others: readonly string[]): boolean {
  return others.some((other) => other === folded || other.startsWith(`${folded} `) || folded.startsWith(`${other} `));
}
