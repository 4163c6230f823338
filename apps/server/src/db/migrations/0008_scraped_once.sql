DROP INDEX "scraped_pages_url";--> statement-breakpoint
CREATE INDEX "field_sources_page" ON "field_sources" USING hash ("url") WHERE "field_sources"."field" = 'name' and "field_sources"."kind" = 'url';--> statement-breakpoint
CREATE INDEX "scraped_pages_url" ON "scraped_pages" USING hash ("url");