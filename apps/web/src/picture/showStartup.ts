import { formatScore } from '@aval/metrics';

import type { Language } from '../language/language.ts';
import { rangeWords } from '../routes/detail/rangeWords.ts';
import { shortAddress } from '../routes/detail/shortAddress.ts';
import { type Ends, endsAttribute, type Place, placeAttribute } from './places.ts';

/** What is shown of a startup, as far as an answer that nobody has judged yet holds it. */
interface Told {
  name: string;
  location: string | null;
  foundation_year: number | null;
  website_url: string | null;
  IE_investability_score: number;
  range: { low: number; high: number };
}

const isTold = (startup: Partial<Told> | undefined): startup is Told =>
  typeof startup?.name === 'string' &&
  typeof startup.IE_investability_score === 'number' &&
  typeof startup.range?.low === 'number' &&
  typeof startup.range.high === 'number';

function fill(page: ParentNode, texts: Readonly<Record<Place, string>>): void {
  for (const [place, text] of Object.entries(texts)) {
    for (const mark of page.querySelectorAll(`[${placeAttribute}=${place}]`)) {
      if (text === '') mark.parentElement?.remove();
      else mark.textContent = text;
    }
  }
}

/**
 * Shows in the picture of a startup's page what the first answer says of it, before the code has come; the picture stays
 * as it is when the answer tells no score.
 *
 * @param answer the body, whatever it is.
 */
export function showStartup(picture: Element, answer: { startup?: Partial<Told> }, language: Language): void {
  const { startup } = answer;
  if (!isTold(startup)) return;
  const range = rangeWords(startup.range, language);
  const kind: Ends = range.lowLevel === range.highLevel ? 'one level' : 'two levels';
  const template = document.querySelector<HTMLTemplateElement>(
    `template[lang=${language}][${endsAttribute}="${kind}"]`,
  );
  if (!template) return;
  const page = template.content.cloneNode(true) as DocumentFragment;
  fill(page, {
    name: startup.name,
    location: startup.location ?? '',
    year: String(startup.foundation_year ?? ''),
    website: startup.website_url ? shortAddress(startup.website_url) : '',
    score: formatScore(startup.IE_investability_score),
    ...range,
  });
  picture.querySelector('main')?.replaceChildren(page);
}
