ALTER TABLE "calculations" ADD COLUMN "fingerprint" text;--> statement-breakpoint
ALTER TABLE "latest_scores" ADD COLUMN "fingerprint" text;--> statement-breakpoint
ALTER TABLE "latest_scores" ADD COLUMN "checked_at" timestamp with time zone;