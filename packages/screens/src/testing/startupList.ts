import type { Portfolio, RelevantStartup, StartupListItem } from '@aval/contract';
import { levelOf } from '@aval/metrics';

import type { Classification } from '../browse/useNames.ts';
import { loaded } from './loadables.ts';
import { lookups } from './lookups.ts';

type Row = [name: string, description: string | null, location: string, industry: number, stage: number, score: number];

const rows: readonly Row[] = [
  ['Nodriza', 'Charging depots for delivery fleets, shared by competitors at night.', 'Valencia, Spain', 5, 4, 84.2],
  ['Faro Azul', 'Forecasts for offshore wind, an hour ahead of the public ones.', 'A Coruña, Spain', 1, 4, 78.6],
  ['Puente', 'Marketplace of invoices for suppliers of public hospitals.', 'Bilbao, Spain', 4, 3, 71.4],
  ['Aula Abierta', 'Practice for vocational schools, with machines that report mistakes.', 'Zaragoza, Spain', 3, 3, 66],
  ['Encina', 'Traceable cork for building, from the tree to the wall.', 'Mérida, Spain', 5, 3, 61.3],
  ['Vereda', 'Routes for people who cannot use stairs.', 'Sevilla, Spain', 2, 2, 57.8],
  ['Salitre', null, 'Cádiz, Spain', 1, 2, 52.5],
  ['Telar', 'Weaving to order: no stock, no waste.', 'Terrassa, Spain', 5, 3, 48.1],
  ['Brújula Legal', 'Permits for small solar plants, filled in from the cadastre.', 'Madrid, Spain', 1, 2, 44.9],
  ['Molino', 'Flour of one field, with its yield and its rain.', 'Palencia, Spain', 1, 1, 36.7],
];

/** Startups as an investor finds them: one is private, two are followed, and one is not evaluated. */
export const startupList: readonly StartupListItem[] = rows.map(
  ([name, description, location, industry, stage, score], index) => ({
    id: index + 1,
    name,
    description,
    location,
    foundation_year: 2024 - (index % 6),
    website_url: null,
    industry_id: industry,
    stage_id: stage,
    business_model_id: 1,
    defaulted_fields: index === 5 ? ['stage_id'] : [],
    is_private: index === 4 ? 1 : 0,
    is_owner: index === 4,
    is_following: index < 2,
    updated_at: `2026-06-${String(13 - index).padStart(2, '0')}T09:00:00.000Z`,
    IE_investability_score: index === 9 ? null : score,
    IE_investability_level: levelOf(index === 9 ? null : score),
    coverage: index === 9 ? null : 0.95 - index * 0.06,
    evidenced: index === 9 ? null : Math.max(0, 0.6 - index * 0.12),
    open_contradictions: 0,
    range: index === 9 ? null : { low: score - 3 - index, high: Math.min(100, score + 2 + index) },
  }),
);

/** Startups that the user owns: one with a high coverage, one that rests on few facts. */
export const ownedStartups: readonly StartupListItem[] = startupList
  .filter(({ id }) => id === 3 || id === 8)
  .map((startup) => ({ ...startup, is_owner: true, is_following: false }));

/** The ten highest scores, each with the last five of them. */
export const topStartups: readonly RelevantStartup[] = startupList.slice(0, 9).map((startup, index) => ({
  ...startup,
  recent_scores: [-4, -3, -3.5, -1, 0].map((before, at) => ({
    date: `2026-0${at + 2}-12T09:00:00.000Z`,
    score: (startup.IE_investability_score ?? 0) + before * ((index % 3) - 0.7),
  })),
}));

const portfolioNames = ['Iberian Seed', 'Energy 2026', 'Pilots for the spring programme', 'Watch list'];

export const portfolios: readonly Portfolio[] = portfolioNames.map((name, index) => ({
  id: index + 1,
  name,
  description: null,
  startups_count: [7, 12, 3, 0][index] ?? 0,
  created_at: '2026-01-10T09:00:00.000Z',
  updated_at: '2026-06-10T09:00:00.000Z',
}));

export const classification: Classification = {
  industries: loaded(lookups.industries),
  stages: loaded(lookups.stages),
};
