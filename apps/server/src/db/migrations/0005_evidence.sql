ALTER TABLE "calculations" ADD COLUMN "evidenced" double precision;--> statement-breakpoint
ALTER TABLE "latest_scores" ADD COLUMN "evidenced" double precision;--> statement-breakpoint
CREATE INDEX "latest_scores_range_low" ON "latest_scores" USING btree ("range_low","startup_id");--> statement-breakpoint
CREATE INDEX "latest_scores_evidenced" ON "latest_scores" USING btree ("evidenced","startup_id");