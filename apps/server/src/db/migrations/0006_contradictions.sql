ALTER TABLE "startups" ADD COLUMN "answers" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "startups" ADD COLUMN "open_contradictions" integer DEFAULT 0 NOT NULL;