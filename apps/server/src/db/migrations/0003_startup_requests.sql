CREATE TABLE "startup_requests" (
	"user_id" integer NOT NULL,
	"key" uuid NOT NULL,
	"body_hash" text NOT NULL,
	"startup_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "startup_requests_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
ALTER TABLE "startup_requests" ADD CONSTRAINT "startup_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "startup_requests" ADD CONSTRAINT "startup_requests_startup_id_startups_id_fk" FOREIGN KEY ("startup_id") REFERENCES "public"."startups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "startup_requests_startup" ON "startup_requests" USING btree ("startup_id");