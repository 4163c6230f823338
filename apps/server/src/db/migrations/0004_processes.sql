CREATE TABLE "industry_calculations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "industry_calculations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"industry_id" integer NOT NULL,
	"calculation_date" timestamp with time zone NOT NULL,
	"startups_count" integer NOT NULL,
	"members" text NOT NULL,
	"model_version" text NOT NULL,
	"IE_investability_score" double precision,
	"FEM_lifetime_value" double precision,
	"FEM_customer_acquisition_cost" double precision,
	"FEM_burn_rate" double precision,
	"FEM_cash_runway" double precision,
	"FEM_debt_to_equity" double precision,
	"FEM_revenue_growth_rate" double precision,
	"FEM_revenue_per_employee" double precision,
	"FEM_financial_health_score" double precision,
	"FEM_operational_efficiency_score" double precision,
	"FEM_financial_projections_score" double precision,
	"FEM_valuation_score" double precision,
	"FEM_global_financial_score" double precision,
	"MEM_market_size" double precision,
	"MEM_market_size_score" double precision,
	"MEM_competitor_count" double precision,
	"MEM_hhi_index" double precision,
	"MEM_avg_competitor_strength" double precision,
	"MEM_market_growth_score" double precision,
	"MEM_competition_score" double precision,
	"MEM_entry_barriers_score" double precision,
	"MEM_global_market_score" double precision,
	"TRM_team_size" double precision,
	"TRM_clustering_coefficient" double precision,
	"TRM_avg_relationship_strength" double precision,
	"TRM_connected_components" double precision,
	"TRM_founder_quality_score" double precision,
	"TRM_team_cohesion_score" double precision,
	"TRM_experience_score" double precision,
	"TRM_resource_adequacy_score" double precision,
	"TRM_global_team_resources_score" double precision,
	"VPM_differentiation_score" double precision,
	"VPM_scalability_score" double precision,
	"VPM_market_fit_score" double precision,
	"VPM_global_value_proposition_score" double precision,
	"COR_VPM_strategic_alignment_score" double precision,
	"COR_FEM_strategic_roi_score" double precision,
	"COR_MEM_corporate_market_fit_score" double precision,
	"COR_MEM_corporate_market_overlap" double precision,
	"COR_MEM_channel_synergy" double precision,
	"COR_MEM_market_entry_time_reduction" double precision,
	"COR_TRM_corporate_fit_score" double precision,
	"COR_TRM_corporate_tenure" double precision,
	"COR_TRM_cross_department_experience" double precision,
	"COR_TRM_executive_sponsorship" double precision,
	"EDU_VPM_academic_impact_score" double precision,
	"EDU_FEM_academic_roi_score" double precision,
	"EDU_MEM_edu_market_fit_score" double precision,
	"EDU_MEM_edu_market_overlap" double precision,
	"EDU_TRM_academic_quality_score" double precision,
	"EDU_TRM_academic_achievements" double precision,
	"EDU_TRM_faculty_involvement" double precision,
	"EDU_TRM_student_diversity" double precision,
	"EDU_TRM_institutional_support" double precision,
	"EDU_TRM_mentors_score" double precision,
	"coverage" double precision
);
--> statement-breakpoint
CREATE TABLE "process_logs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "process_logs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"process" text NOT NULL,
	"run_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"level" text NOT NULL,
	"message" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "process_runs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "process_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"process" text NOT NULL,
	"kind" text NOT NULL,
	"turn" text,
	"job_id" uuid,
	"input" jsonb NOT NULL,
	"user_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"seen_at" timestamp with time zone,
	"cancel_requested_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"code" integer,
	"summary" text DEFAULT '' NOT NULL,
	"failures" jsonb DEFAULT '[]' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "switches" (
	"name" text PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_by" integer
);
--> statement-breakpoint
ALTER TABLE "industry_calculations" ADD CONSTRAINT "industry_calculations_industry_id_industries_id_fk" FOREIGN KEY ("industry_id") REFERENCES "public"."industries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "process_logs" ADD CONSTRAINT "process_logs_run_id_process_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."process_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "process_runs" ADD CONSTRAINT "process_runs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "switches" ADD CONSTRAINT "switches_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "industry_calculations_date" ON "industry_calculations" USING btree ("industry_id","calculation_date");--> statement-breakpoint
CREATE INDEX "process_logs_process" ON "process_logs" USING btree ("process","id");--> statement-breakpoint
CREATE INDEX "process_logs_run" ON "process_logs" USING btree ("run_id","id");--> statement-breakpoint
CREATE INDEX "process_runs_process" ON "process_runs" USING btree ("process","id");--> statement-breakpoint
CREATE UNIQUE INDEX "process_runs_turn" ON "process_runs" USING btree ("turn") WHERE finished_at is null;