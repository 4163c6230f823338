ALTER TABLE "documents" ADD COLUMN "found" jsonb;--> statement-breakpoint
CREATE INDEX "documents_hash" ON "documents" USING btree ("hash");