ALTER TABLE "process_logs" ADD COLUMN "message_es" text;--> statement-breakpoint
ALTER TABLE "process_runs" ADD COLUMN "summary_es" text;--> statement-breakpoint
ALTER TABLE "process_runs" ADD COLUMN "failed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "process_runs" ADD COLUMN "outcomes" jsonb;