ALTER TABLE "startups" DROP CONSTRAINT "burn_rate_range";--> statement-breakpoint
ALTER TABLE "startups" ADD CONSTRAINT "burn_rate_range" CHECK (burn_rate >= 0 and burn_rate <= 1000000000);