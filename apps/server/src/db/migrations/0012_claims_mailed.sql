ALTER TABLE "claims" ADD COLUMN "mailed_at" timestamp with time zone;--> statement-breakpoint
UPDATE claims SET mailed_at = decided_at;--> statement-breakpoint
CREATE INDEX "claims_unmailed" ON "claims" USING btree ("decided_at") WHERE mailed_at is null and not is_automatic and state in ('accepted', 'refused', 'asked');