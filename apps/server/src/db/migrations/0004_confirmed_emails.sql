CREATE TABLE "email_links" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"session_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
DROP INDEX "users_email";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_key" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_confirmed_at" timestamp with time zone;--> statement-breakpoint
-- Accounts from before count as confirmed. Their e-mails are compared as `comparableEmail` of the contract does.
UPDATE "users" SET "email_confirmed_at" = "created_at", "email_key" = lower(btrim(regexp_replace(normalize("email", NFKC), '[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFF8\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]', '', 'g')));--> statement-breakpoint
-- Of accounts that differ only in look-alike characters, one keeps the key: the one in plain characters, or else the oldest.
UPDATE "users" AS own SET "email_key" = lower(own."email")
WHERE lower(own."email") <> own."email_key" AND EXISTS (
	SELECT FROM "users" AS other
	WHERE other."id" <> own."id" AND other."email_key" = own."email_key"
		AND (lower(other."email") = other."email_key" OR other."id" < own."id")
);--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "email_key" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "email_links" ADD CONSTRAINT "email_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_links" ADD CONSTRAINT "email_links_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_links_user" ON "email_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "email_links_session" ON "email_links" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "email_links_email" ON "email_links" USING btree ("email_key") WHERE "email_links"."kind" = 'take_back';--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree ("email_key");