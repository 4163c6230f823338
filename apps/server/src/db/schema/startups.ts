import type { FactId, Startup } from '@aval/contract';
import { evaluatedFields, inputDomains } from '@aval/metrics';
import { type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  type PgColumnBuilderBase,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';

import { at, createdAt, id } from './columns.ts';
import { businessModels, financingTypes, industries, marketSizes, stages } from './masterData.ts';
import type { StoredAnswers } from './StoredAnswer.ts';
import { users } from './users.ts';

const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const comparedText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/** The facts of a startup, one column each. Null means unknown. */
const factColumns = {
  name: text().notNull(),
  nif: text(),
  description: text().notNull(),
  location: text(),
  foundation_year: integer(),
  website_url: text(),
  linkedin_url: text(),
  twitter_url: text(),
  youtube_url: text(),
  is_private: smallint().$type<0 | 1>().notNull().default(1),
  industry_id: integer().references(() => industries.id),
  stage_id: integer().references(() => stages.id),
  business_model_id: integer().references(() => businessModels.id),
  founder_count: integer(),
  team_size: integer(),
  industry_experience_years: doublePrecision(),
  founders_education_level: doublePrecision(),
  technical_expertise: doublePrecision(),
  business_expertise: doublePrecision(),
  team_completeness: doublePrecision(),
  execution_capacity: doublePrecision(),
  market_size_id: integer().references(() => marketSizes.id),
  total_market_size: doublePrecision(),
  target_segment_size: doublePrecision(),
  competitor_count: integer(),
  market_growth_rate: doublePrecision(),
  entry_barriers: doublePrecision(),
  market_maturity: doublePrecision(),
  regulatory_environment: doublePrecision(),
  financing_type_id: integer().references(() => financingTypes.id),
  cash_runway_months: doublePrecision(),
  burn_rate: doublePrecision(),
  funding_raised: doublePrecision(),
  revenue: doublePrecision(),
  profit_margin: doublePrecision(),
  customer_acquisition_cost: doublePrecision(),
  lifetime_value: doublePrecision(),
  revenue_per_employee: doublePrecision(),
  innovation_level: doublePrecision(),
  patent_count: integer(),
  unique_technology: doublePrecision(),
  price_advantage: doublePrecision(),
  unique_features: doublePrecision(),
  scalability_potential: doublePrecision(),
  marginal_cost: doublePrecision(),
  network_effects: doublePrecision(),
  customer_feedback: doublePrecision(),
  problem_relevance: doublePrecision(),
  product_description: text(),
  market_description: text(),
  team_description: text(),
  financial_description: text(),
  value_proposition: jsonb().$type<NonNullable<Startup['value_proposition']>>(),
  team: jsonb().$type<NonNullable<Startup['team']>>(),
  financials: jsonb().$type<NonNullable<Startup['financials']>>(),
  defaulted_fields: text()
    .array()
    .notNull()
    .default(sql`'{}'`),
} satisfies Record<FactId, PgColumnBuilderBase> & Record<string, PgColumnBuilderBase>;

/** The canonical range of each evaluated input, enforced by the database as well. */
const rangeChecks = evaluatedFields.map((field) => {
  const { min, max, exclusive } = inputDomains[field];
  return check(`${field}_range`, sql.raw(`${field} ${exclusive ? '>' : '>='} ${min} and ${field} <= ${max}`));
});

const isPresent = sql`deleted_at is null`;

export const startups = pgTable(
  'startups',
  {
    id: id(),
    ...factColumns,
    user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Whether others have owned it since its creator did: then the creator sees no more of it than anybody else. */
    changed_hands: boolean().notNull().default(false),
    created_at: createdAt(),
    updated_at: createdAt(),
    deleted_at: at(),
    /** Why figures that contradict each other are right. */
    answers: jsonb().$type<StoredAnswers>().notNull().default({}),
    /** How many severe contradictions nobody has answered; as of the last change or evaluation. */
    open_contradictions: integer().notNull().default(0),
    /** The name for comparison: lower case without accents, in the same binary order on every machine. */
    name_key: comparedText().generatedAlwaysAs((): SQL => sql`f_unaccent(lower(name))`),
    /** The search vector; see f_search in the migrations. */
    search: searchVector().generatedAlwaysAs((): SQL => sql`f_search(name, description, industry_id, stage_id)`),
  },
  // In the SQL of their migration, the indexes of rows that are not deleted include the columns that lists filter by.
  (table) => [
    index('startups_search').using('gin', table.search),
    index('startups_name_trigrams').using('gin', sql`${table.name_key} gin_trgm_ops`),
    index('startups_present').on(table.id).where(isPresent),
    index('startups_by_name').on(table.name_key, table.id).where(isPresent),
    index('startups_by_foundation_year').on(table.foundation_year, table.id).where(isPresent),
    index('startups_by_foundation_year_down')
      .on(table.foundation_year.desc().nullsLast(), table.id.desc().nullsFirst())
      .where(isPresent),
    index('startups_by_update').on(table.updated_at, table.id).where(isPresent),
    index('startups_industry').on(table.industry_id, table.stage_id).where(isPresent),
    index('startups_stage').on(table.stage_id).where(isPresent),
    index('startups_creator').on(table.user_id),
    index('startups_tax_number').on(sql`upper(nif)`),
    index('startups_website').on(sql`f_host(website_url)`),
    index('startups_deleted')
      .on(table.deleted_at)
      .where(sql`deleted_at is not null`),
    ...rangeChecks,
  ],
);

export const startupOwners = pgTable(
  'startup_owners',
  {
    startup_id: integer()
      .notNull()
      .references(() => startups.id, { onDelete: 'cascade' }),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.startup_id, table.user_id] }),
    index('startup_owners_user').on(table.user_id),
  ],
);

export const startupFollowers = pgTable(
  'startup_followers',
  {
    startup_id: integer()
      .notNull()
      .references(() => startups.id, { onDelete: 'cascade' }),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.startup_id, table.user_id] }),
    index('startup_followers_user').on(table.user_id),
  ],
);

/**
 * Provenance of each value. Rows are only added; the newest row of a field is its source. It changes only in what it says
 * of its age: when its page was read again, and when somebody confirmed the value.
 */
export const fieldSources = pgTable(
  'field_sources',
  {
    id: id(),
    startup_id: integer()
      .notNull()
      .references(() => startups.id, { onDelete: 'cascade' }),
    field: text().notNull(),
    kind: text().$type<'stated' | 'defaulted' | 'document' | 'url' | 'import'>().notNull(),
    /** The value that it stands behind; null for rows older than this column. */
    value: jsonb().$type<unknown>(),
    document_id: integer(),
    page: integer(),
    cell: text(),
    quote: text(),
    url: text(),
    confidence: doublePrecision(),
    by: integer().references(() => users.id, { onDelete: 'set null' }),
    at: createdAt(),
    /** Of which day the value is: the document's own date, or the last day on which the page said so; null for that of `at`. */
    as_of: date({ mode: 'string' }),
    confirmed_at: at(),
    confirmed_by: integer().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('field_sources_startup').on(table.startup_id, table.field, table.id),
    // By hash, because an index entry cannot hold a URL of any length.
    index('field_sources_page')
      .using('hash', table.url)
      .where(sql`${table.field} = 'name' and ${table.kind} = 'url'`),
  ],
);
