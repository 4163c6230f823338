ALTER TABLE "calculations" ADD COLUMN "relevance" double precision;--> statement-breakpoint
ALTER TABLE "calculations" ADD COLUMN "caps" jsonb;--> statement-breakpoint
ALTER TABLE "calculations" ADD COLUMN "expired" jsonb;--> statement-breakpoint
ALTER TABLE "calculations" ADD COLUMN "lenses" jsonb;--> statement-breakpoint
ALTER TABLE "latest_scores" ADD COLUMN "relevance" double precision;--> statement-breakpoint
ALTER TABLE "scraped_pages" ADD COLUMN "contradictions" jsonb;--> statement-breakpoint
ALTER TABLE "field_sources" ADD COLUMN "as_of" date;--> statement-breakpoint
ALTER TABLE "field_sources" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "field_sources" ADD COLUMN "confirmed_by" integer;--> statement-breakpoint
ALTER TABLE "field_sources" ADD CONSTRAINT "field_sources_confirmed_by_users_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "latest_scores_relevance" ON "latest_scores" USING btree ("relevance","startup_id");--> statement-breakpoint
-- Values of before sources were kept were stated, or left at their default, when their startup was last saved.
INSERT INTO "field_sources" ("startup_id", "field", "kind", "at")
SELECT s.id, fact.key, CASE WHEN fact.key = ANY (s.defaulted_fields) THEN 'defaulted' ELSE 'stated' END, s.updated_at
FROM "startups" s, jsonb_each(to_jsonb(s)) fact
WHERE fact.value <> 'null'::jsonb
	AND fact.key NOT IN ('id', 'is_private', 'user_id', 'changed_hands', 'created_at', 'updated_at', 'deleted_at', 'answers', 'open_contradictions', 'defaulted_fields', 'name_key', 'search')
	AND NOT EXISTS (SELECT FROM "field_sources" f WHERE f.startup_id = s.id AND f.field = fact.key);
