ALTER TABLE "audit_events" DROP CONSTRAINT "audit_events_user_id_users_id_fk";
--> statement-breakpoint
DROP INDEX "audit_events_target";--> statement-breakpoint
ALTER TABLE "audit_events" ADD COLUMN "actor_name" text;--> statement-breakpoint
ALTER TABLE "audit_events" ADD COLUMN "target_name" text;--> statement-breakpoint
-- Events of before get the names that their actors and targets have today. Whom a deleted account was is not known.
UPDATE "audit_events" e SET "actor_name" = coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email)
FROM "users" u WHERE u.id = e.user_id;--> statement-breakpoint
UPDATE "audit_events" e SET "target_name" = coalesce(
	CASE e.target_type
		WHEN 'user' THEN (SELECT coalesce(nullif(trim(first_name || ' ' || last_name), ''), email) FROM "users" WHERE id = e.target_id)
		WHEN 'startup' THEN (SELECT name FROM "startups" WHERE id = e.target_id)
		WHEN 'calculation' THEN (SELECT name FROM "startups" WHERE id = (e.detail ->> 'startup_id')::integer)
		WHEN 'portfolio' THEN (SELECT name FROM "portfolios" WHERE id = e.target_id)
		WHEN 'document' THEN (SELECT name FROM "documents" WHERE id = e.target_id)
	END,
	CASE WHEN e.target_type IN ('portfolio', 'document') THEN e.detail ->> 'name' END
);--> statement-breakpoint
UPDATE "audit_events" SET "detail" = "detail" || jsonb_build_object('startup_name', (SELECT name FROM "startups" WHERE id = ("detail" ->> 'startup_id')::integer))
WHERE "detail" ->> 'startup_id' IS NOT NULL;--> statement-breakpoint
UPDATE "audit_events" SET "detail" = "detail" || jsonb_build_object('user_name', (SELECT coalesce(nullif(trim(first_name || ' ' || last_name), ''), email) FROM "users" WHERE id = ("detail" ->> 'user_id')::integer))
WHERE "detail" ->> 'user_id' IS NOT NULL;--> statement-breakpoint
UPDATE "audit_events" SET "action" = replace("action", ' ', '_') WHERE "action" LIKE '% %';--> statement-breakpoint
ALTER TABLE "audit_events" ADD COLUMN "search" text GENERATED ALWAYS AS (f_unaccent(lower(coalesce(actor_name, '') || ' ' || coalesce(target_name, '') || ' ' || left(coalesce(detail::text, ''), 2000)))) STORED;--> statement-breakpoint
CREATE INDEX "audit_events_at" ON "audit_events" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_events_actor" ON "audit_events" USING btree ("user_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_events_action" ON "audit_events" USING btree ("target_type","action","at","id");--> statement-breakpoint
CREATE INDEX "audit_events_startup" ON "audit_events" USING btree (("detail" ->> 'startup_id'),"at","id") WHERE "audit_events"."detail" ->> 'startup_id' is not null;--> statement-breakpoint
CREATE INDEX "audit_events_search" ON "audit_events" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "audit_events_target" ON "audit_events" USING btree ("target_type","target_id","at","id");