-- What a search looks in: the words of name and description, the one and two letters with which the words of the name
-- begin (^a, ^al: a prefix search of so few letters would read half of the index), and the signs of the name (^%).
CREATE FUNCTION f_search(name text, description text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN to_tsvector('pg_catalog.simple'::regconfig, public.f_unaccent(name || ' ' || description))
    || array_to_tsvector(array(
      SELECT '^' || left(word, letters)
      FROM unnest(tsvector_to_array(to_tsvector('pg_catalog.simple'::regconfig, public.f_unaccent(name)))) AS word,
        generate_series(1, 2) AS letters
      UNION
      SELECT '^' || sign FROM unnest(string_to_array(name, NULL)) AS sign WHERE sign !~ '[[:alnum:][:space:]]'
    ));
--> statement-breakpoint
-- The site of an address, by which two entries of the same startup are recognised.
CREATE FUNCTION f_host(address text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN substring(lower(address) from '^[a-z]+://(?:www\.)?([^/:?#]+)');
--> statement-breakpoint
CREATE TABLE "latest_scores" (
	"startup_id" integer PRIMARY KEY NOT NULL,
	"score" double precision,
	"level" text NOT NULL,
	"coverage" double precision NOT NULL,
	"range_low" double precision,
	"range_high" double precision,
	"evaluated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
INSERT INTO "latest_scores"
SELECT "id", "investability_score", coalesce("investability_level", 'Not Evaluated'), coalesce("coverage", 0), "range_low", "range_high", "evaluated_at"
FROM "startups" WHERE "evaluated_at" IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "latest_scores" ADD CONSTRAINT "latest_scores_startup_id_startups_id_fk" FOREIGN KEY ("startup_id") REFERENCES "public"."startups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "latest_scores_score" ON "latest_scores" USING btree ("score","startup_id");--> statement-breakpoint
DROP INDEX "startups_by_score";--> statement-breakpoint
DROP INDEX "startups_name_trigrams";--> statement-breakpoint
DROP INDEX "startups_by_name";--> statement-breakpoint
DROP INDEX "startups_by_foundation_year";--> statement-breakpoint
DROP INDEX "startups_by_update";--> statement-breakpoint
DROP INDEX "startups_industry";--> statement-breakpoint
DROP INDEX "startups_stage";--> statement-breakpoint
ALTER TABLE "startups"
  DROP COLUMN "search",
  DROP COLUMN "investability_score",
  DROP COLUMN "investability_level",
  DROP COLUMN "coverage",
  DROP COLUMN "range_low",
  DROP COLUMN "range_high",
  DROP COLUMN "evaluated_at",
  ADD COLUMN "name_key" text collate "C" GENERATED ALWAYS AS (f_unaccent(lower(name))) STORED,
  ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (f_search(name, description)) STORED;--> statement-breakpoint
CREATE INDEX "startups_search" ON "startups" USING gin ("search");--> statement-breakpoint
CREATE INDEX "startups_name_trigrams" ON "startups" USING gin ("name_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "startups_present" ON "startups" USING btree ("id") INCLUDE ("is_private","user_id","industry_id","stage_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "startups_by_name" ON "startups" USING btree ("name_key","id") INCLUDE ("is_private","user_id","industry_id","stage_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "startups_by_foundation_year" ON "startups" USING btree ("foundation_year","id") INCLUDE ("is_private","user_id","industry_id","stage_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "startups_by_foundation_year_down" ON "startups" USING btree ("foundation_year" DESC NULLS LAST,"id" DESC NULLS FIRST) INCLUDE ("is_private","user_id","industry_id","stage_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "startups_by_update" ON "startups" USING btree ("updated_at","id") INCLUDE ("is_private","user_id","industry_id","stage_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "startups_industry" ON "startups" USING btree ("industry_id","stage_id") INCLUDE ("is_private","user_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "startups_stage" ON "startups" USING btree ("stage_id") INCLUDE ("is_private","user_id","industry_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "startups_tax_number" ON "startups" USING btree (upper(nif));--> statement-breakpoint
CREATE INDEX "startups_website" ON "startups" USING btree (f_host(website_url));--> statement-breakpoint
CREATE INDEX "startups_deleted" ON "startups" USING btree ("deleted_at") WHERE deleted_at is not null;
