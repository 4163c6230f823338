CREATE TABLE "actions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "actions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"startup_id" integer NOT NULL,
	"recommendation" jsonb NOT NULL,
	"assignee" text,
	"due_date" date,
	"proof" text,
	"state" text DEFAULT 'open' NOT NULL,
	"proposal_id" integer,
	"gain" double precision,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "claims" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "claims_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"proposal_id" integer NOT NULL,
	"startup_id" integer NOT NULL,
	"field" text NOT NULL,
	"value" jsonb,
	"before" jsonb,
	"source_id" integer,
	"is_automatic" boolean DEFAULT false NOT NULL,
	"as_of" date NOT NULL,
	"document_id" integer,
	"page" integer,
	"cell" text,
	"quote" text,
	"confidence" double precision,
	"state" text DEFAULT 'open' NOT NULL,
	"reason" text,
	"decided_by" integer,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "proposals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "proposals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"startup_id" integer NOT NULL,
	"user_id" integer,
	"note" text,
	"undo" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "startup_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "startup_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"startup_id" integer NOT NULL,
	"kind" text NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"calculation_id" bigint,
	"proposal_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "calculations" ADD COLUMN "proposal_id" integer;--> statement-breakpoint
ALTER TABLE "field_sources" ADD COLUMN "value" jsonb;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "notices_read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "mail_digest" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "digest_sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "actions" ADD CONSTRAINT "actions_startup_id_startups_id_fk" FOREIGN KEY ("startup_id") REFERENCES "public"."startups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "actions" ADD CONSTRAINT "actions_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "actions" ADD CONSTRAINT "actions_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_startup_id_startups_id_fk" FOREIGN KEY ("startup_id") REFERENCES "public"."startups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_source_id_field_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."field_sources"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_startup_id_startups_id_fk" FOREIGN KEY ("startup_id") REFERENCES "public"."startups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "startup_events" ADD CONSTRAINT "startup_events_startup_id_startups_id_fk" FOREIGN KEY ("startup_id") REFERENCES "public"."startups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "startup_events" ADD CONSTRAINT "startup_events_calculation_id_calculations_id_fk" FOREIGN KEY ("calculation_id") REFERENCES "public"."calculations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "startup_events" ADD CONSTRAINT "startup_events_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "actions_startup" ON "actions" USING btree ("startup_id","state");--> statement-breakpoint
CREATE INDEX "actions_proposal" ON "actions" USING btree ("proposal_id");--> statement-breakpoint
CREATE INDEX "actions_created_by" ON "actions" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "claims_proposal" ON "claims" USING btree ("proposal_id");--> statement-breakpoint
CREATE INDEX "claims_document" ON "claims" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "claims_source" ON "claims" USING btree ("source_id");--> statement-breakpoint
CREATE INDEX "claims_decided_by" ON "claims" USING btree ("decided_by");--> statement-breakpoint
CREATE UNIQUE INDEX "claims_open" ON "claims" USING btree ("startup_id","field") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "proposals_startup" ON "proposals" USING btree ("startup_id","id");--> statement-breakpoint
CREATE INDEX "proposals_user" ON "proposals" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "startup_events_startup" ON "startup_events" USING btree ("startup_id","id");--> statement-breakpoint
CREATE INDEX "startup_events_calculation" ON "startup_events" USING btree ("calculation_id");--> statement-breakpoint
CREATE INDEX "startup_events_proposal" ON "startup_events" USING btree ("proposal_id");--> statement-breakpoint
ALTER TABLE "calculations" ADD CONSTRAINT "calculations_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calculations_proposal" ON "calculations" USING btree ("proposal_id") WHERE proposal_id is not null;