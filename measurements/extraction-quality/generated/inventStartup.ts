import type { Language } from '../Truth.ts';
import type { Part } from './Parts.ts';
import type { Random } from './random.ts';
import { activities } from './vocabulary/activities.ts';
import { type ChoiceField, choiceTexts } from './vocabulary/choices.ts';
import type { StatedField } from './vocabulary/labels.ts';
import { cities, companies } from './vocabulary/names.ts';

/** Every fact of an invented startup, in the units of the field table. */
export interface Invented extends Record<Exclude<StatedField, TextField>, number>, Record<TextField, string> {
  /** Revenue and net margin (%) of the last three closed years, the latest last. */
  years: readonly { year: number; revenue: number; margin: number; team: number }[];
}

type TextField = 'name' | 'nif' | 'location' | 'website_url' | 'linkedin_url' | 'description';

/** The last closed year. */
const lastYear = 2025;

/** A startup whose facts fit each other: runway is cash over burn, the segment is inside the market, LTV exceeds CAC. */
export function inventStartup(random: Random, language: Language, part: Part): Invented {
  const { integer, pick, chance } = random;
  const name = pick(companies[part]);
  const slug = plain(name).replaceAll(' ', '');
  const founders = integer(1, 5);
  const team = founders + integer(1, chance(0.3) ? 90 : 25);
  const market = figure(random, 1, 3);
  const cost = chance(0.3) ? figure(random, 1, 2) / 2 : figure(random, 1, 3);
  const revenue = figure(random, 4, 6);
  // Nobody earns more than the segment spends.
  const segment = Math.max(Math.ceil(revenue / 1e6), rounded((market * integer(3, 40)) / 100));
  const margin = chance(0.6) ? -integer(1, 80) : integer(1, 160) / 4;
  return {
    name,
    nif: taxNumber(random, language),
    location: pick(cities[part])[language],
    foundation_year: integer(2012, 2024),
    website_url: `${slug}.${pick(['com', 'io', 'eu', 'es', 'co.uk'])}`,
    linkedin_url: `linkedin.com/company/${plain(name).replaceAll(' ', '-')}`,
    description: pick(activities[language][part]),
    industry_id: choice(random, 'industry_id', language),
    stage_id: choice(random, 'stage_id', language),
    business_model_id: choice(random, 'business_model_id', language),
    financing_type_id: choice(random, 'financing_type_id', language),
    founder_count: founders,
    team_size: team,
    industry_experience_years: integer(2, 25),
    founders_education_level: choice(random, 'founders_education_level', language),
    technical_expertise: integer(1, 5),
    total_market_size: market,
    target_segment_size: segment,
    market_growth_rate: chance(0.3) ? integer(2, 60) / 2 : integer(2, 40),
    competitor_count: integer(2, 30),
    entry_barriers: integer(1, 5),
    cash_runway_months: integer(3, 30),
    burn_rate: figure(random, 3, 4),
    funding_raised: figure(random, 4, 6),
    revenue,
    profit_margin: margin,
    customer_acquisition_cost: cost,
    lifetime_value: rounded((cost * integer(15, 90)) / 10),
    innovation_level: integer(1, 5),
    patent_count: integer(1, 9),
    scalability_potential: integer(1, 5),
    years: [
      { year: lastYear - 2, revenue: rounded(revenue * 0.31), margin: margin - 17, team: Math.max(1, team - 7) },
      { year: lastYear - 1, revenue: rounded(revenue * 0.58), margin: margin - 8, team: Math.max(1, team - 3) },
      { year: lastYear, revenue, margin, team },
    ],
  };
}

/** A number of two or three digits times a power of ten in [10^least, 10^most], as people round their figures. */
function figure({ integer }: Random, least: number, most: number): number {
  return integer(11, 999) * 10 ** integer(least - 1, most - 2);
}

/** Rounded to three digits, and to two after the decimal sign. */
function rounded(value: number): number {
  return Number(Number(value.toPrecision(3)).toFixed(2));
}

function choice({ pick }: Random, field: ChoiceField, language: Language): number {
  return Number(pick(Object.keys(choiceTexts(field, language))));
}

/** A Spanish NIF with its control digit, or a European VAT number. */
function taxNumber({ integer, pick }: Random, language: Language): string {
  const digits = String(integer(1_000_000, 9_999_999));
  if (language === 'en') return `${pick(['IE', 'PT', 'DE'])}${digits}${integer(10, 99)}`;
  const sum = Array.from(digits, Number).reduce((total, digit, index) => {
    const doubled = digit * 2;
    return total + (index % 2 === 0 ? Math.floor(doubled / 10) + (doubled % 10) : digit);
  }, 0);
  return `${pick(['A', 'B'])}${digits}${(10 - (sum % 10)) % 10}`;
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
