CREATE TABLE "owner_invitations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "owner_invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"startup_id" integer NOT NULL,
	"named_id" integer,
	"named_email" text,
	"user_id" integer,
	"invited_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"answer" text,
	CONSTRAINT "owner_invitations_named" CHECK (num_nonnulls(named_id, named_email) = 1)
);
--> statement-breakpoint
ALTER TABLE "startups" ADD COLUMN "changed_hands" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Startups whose creator does not own them, while others own them or were made owners before.
UPDATE "startups" s SET "changed_hands" = true
WHERE NOT EXISTS (SELECT 1 FROM "startup_owners" o WHERE o."startup_id" = s."id" AND o."user_id" = s."user_id")
AND (
	EXISTS (SELECT 1 FROM "startup_owners" o WHERE o."startup_id" = s."id")
	OR EXISTS (
		SELECT 1 FROM "audit_events" e
		WHERE e."target_type" = 'startup' AND e."target_id" = s."id" AND e."action" = 'add owner'
		AND (e."detail"->>'user_id')::integer IS DISTINCT FROM s."user_id"
	)
);--> statement-breakpoint
ALTER TABLE "owner_invitations" ADD CONSTRAINT "owner_invitations_startup_id_startups_id_fk" FOREIGN KEY ("startup_id") REFERENCES "public"."startups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owner_invitations" ADD CONSTRAINT "owner_invitations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owner_invitations" ADD CONSTRAINT "owner_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "owner_invitations_open_id" ON "owner_invitations" USING btree ("startup_id","named_id") WHERE answered_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "owner_invitations_open_email" ON "owner_invitations" USING btree ("startup_id","named_email") WHERE answered_at is null;--> statement-breakpoint
CREATE INDEX "owner_invitations_startup" ON "owner_invitations" USING btree ("startup_id");--> statement-breakpoint
CREATE INDEX "owner_invitations_user" ON "owner_invitations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "owner_invitations_inviter" ON "owner_invitations" USING btree ("invited_by","created_at");