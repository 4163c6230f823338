import { startupFieldIds } from '@aval/contract';
import { formatScore, type ScoreRange } from '@aval/metrics';

import type { Language } from '../src/language/language.ts';
import type { Place } from '../src/picture/places.ts';
import { rangeWords } from '../src/routes/detail/rangeWords.ts';

const unknown = Object.fromEntries(startupFieldIds.map((id) => [id, null]));

/** No word of it stands elsewhere on the page, nor within another. */
const told = { name: 'Newcomer', location: 'Somewhere', year: 2001, website: 'website.example', score: 61.7 };

/** The answer about a startup that stands in for any other: only the places of its values are of use. */
export const standIn = (range: ScoreRange) => ({
  ...unknown,
  id: 1,
  name: told.name,
  location: told.location,
  foundation_year: told.year,
  website_url: `https://${told.website}`,
  industry_id: 1,
  is_private: 0,
  is_owner: false,
  is_following: false,
  team: null,
  financials: null,
  value_proposition: null,
  defaulted_fields: [],
  field_sources: {},
  owners: [],
  created_at: new Date(0).toISOString(),
  updated_at: new Date(0).toISOString(),
  IE_investability_score: told.score,
  IE_investability_level: 'medium',
  coverage: null,
  range,
});

/** How a page prints what stands in. */
export function printedOf(range: ScoreRange, language: Language): Partial<Record<Place, string>> {
  const { highLevel, ...words } = rangeWords(range, language);
  return {
    name: told.name,
    location: told.location,
    year: String(told.year),
    website: told.website,
    score: formatScore(told.score),
    ...words,
    ...(highLevel !== words.lowLevel && { highLevel }),
  };
}
