import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

const choice = {
  id: integer().primaryKey(),
  name_en: text().notNull(),
  name_es: text().notNull(),
  /** The attributes that the evaluation reads, by the model's names. */
  attributes: jsonb().$type<Record<string, number>>().notNull(),
};

export const industries = pgTable('industries', choice);
export const stages = pgTable('stages', choice);
export const businessModels = pgTable('business_models', choice);
export const marketSizes = pgTable('market_sizes', choice);
export const financingTypes = pgTable('financing_types', choice);
