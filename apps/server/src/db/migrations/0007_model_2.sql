ALTER TABLE "calculations" ADD COLUMN "relevance" double precision;--> statement-breakpoint
ALTER TABLE "calculations" ADD COLUMN "caps" jsonb;--> statement-breakpoint
ALTER TABLE "calculations" ADD COLUMN "expired" jsonb;--> statement-breakpoint
ALTER TABLE "calculations" ADD COLUMN "lenses" jsonb;--> statement-breakpoint
ALTER TABLE "latest_scores" ADD COLUMN "relevance" double precision;--> statement-breakpoint
CREATE INDEX "latest_scores_relevance" ON "latest_scores" USING btree ("relevance","startup_id");