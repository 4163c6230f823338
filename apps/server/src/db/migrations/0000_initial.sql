CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
-- unaccent() is only stable because its dictionary could be replaced; indexes need an immutable function.
CREATE FUNCTION f_unaccent(text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN public.unaccent('public.unaccent'::regdictionary, $1);
--> statement-breakpoint
-- What a search looks in: the beginnings of three to ten letters of the words of name and description, and longer words
-- whole; of the words of the name also the first letter and the first two (^a, ^al: so few letters of every word would be
-- half of the index); the signs of the name (^%); industry and stage. A beginning is then one entry of the index.
CREATE FUNCTION f_search(name text, description text, industry_id integer, stage_id integer) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (
    WITH named AS (
      SELECT unnest(tsvector_to_array(to_tsvector('pg_catalog.simple'::regconfig, public.f_unaccent(name)))) AS word
    ), words AS (
      SELECT word FROM named
      UNION SELECT unnest(tsvector_to_array(to_tsvector('pg_catalog.simple'::regconfig, public.f_unaccent(description))))
    )
    SELECT array_to_tsvector(array(
      SELECT left(word, letters) FROM words, generate_series(least(3, length(word)), least(10, length(word))) AS letters
      UNION SELECT word FROM words WHERE length(word) > 10
      UNION SELECT '^' || left(word, letters) FROM named, generate_series(1, 2) AS letters
      UNION SELECT '^' || sign FROM unnest(string_to_array(name, NULL)) AS sign WHERE sign !~ '[[:alnum:][:space:]]'
      UNION SELECT '^industry' || industry_id WHERE industry_id IS NOT NULL
      UNION SELECT '^stage' || stage_id WHERE stage_id IS NOT NULL
    ))
  );
--> statement-breakpoint
-- The site of an address, by which two entries of the same startup are recognised. An address may name a host longer
-- than an entry of an index may be; no host that exists has more than 253 characters.
CREATE FUNCTION f_host(address text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN left(substring(lower(address) from '^[a-z]+://(?:www\.)?([^/:?#]+)'), 253);
--> statement-breakpoint
CREATE TABLE "audit_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer,
	"action" text NOT NULL,
	"target_type" text NOT NULL,
	"target_id" integer,
	"detail" jsonb,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calculations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "calculations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"startup_id" integer NOT NULL,
	"calculation_date" timestamp with time zone NOT NULL,
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
	"IE_investability_level" text NOT NULL,
	"coverage" double precision NOT NULL,
	"range_low" double precision,
	"range_high" double precision,
	"estimated" text[] NOT NULL,
	"warnings" jsonb NOT NULL,
	"recommendations" jsonb NOT NULL,
	"inputs" jsonb NOT NULL,
	"fingerprint" text
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"hash" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"text" text NOT NULL,
	"found" jsonb,
	"user_id" integer,
	"startup_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "latest_scores" (
	"startup_id" integer PRIMARY KEY NOT NULL,
	"score" double precision,
	"level" text NOT NULL,
	"coverage" double precision NOT NULL,
	"range_low" double precision,
	"range_high" double precision,
	"evaluated_at" timestamp with time zone NOT NULL,
	"fingerprint" text,
	"checked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "business_models" (
	"id" integer PRIMARY KEY NOT NULL,
	"name_en" text NOT NULL,
	"name_es" text NOT NULL,
	"attributes" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "financing_types" (
	"id" integer PRIMARY KEY NOT NULL,
	"name_en" text NOT NULL,
	"name_es" text NOT NULL,
	"attributes" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "industries" (
	"id" integer PRIMARY KEY NOT NULL,
	"name_en" text NOT NULL,
	"name_es" text NOT NULL,
	"attributes" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market_sizes" (
	"id" integer PRIMARY KEY NOT NULL,
	"name_en" text NOT NULL,
	"name_es" text NOT NULL,
	"attributes" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stages" (
	"id" integer PRIMARY KEY NOT NULL,
	"name_en" text NOT NULL,
	"name_es" text NOT NULL,
	"attributes" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "portfolio_startups" (
	"portfolio_id" integer NOT NULL,
	"startup_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "portfolio_startups_portfolio_id_startup_id_pk" PRIMARY KEY("portfolio_id","startup_id")
);
--> statement-breakpoint
CREATE TABLE "portfolios" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "portfolios_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "process_logs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "process_logs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"process" text NOT NULL,
	"run_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"level" text NOT NULL,
	"message" text NOT NULL,
	"message_es" text
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
	"summary_es" text,
	"failed" integer DEFAULT 0 NOT NULL,
	"outcomes" jsonb,
	"failures" jsonb DEFAULT '[]' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scraped_pages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scraped_pages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"run_id" integer NOT NULL,
	"line" integer NOT NULL,
	"url" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"startup_id" integer,
	"error" jsonb,
	"at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"is_remembered" boolean NOT NULL,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "startup_requests" (
	"user_id" integer NOT NULL,
	"key" uuid NOT NULL,
	"body_hash" text NOT NULL,
	"startup_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "startup_requests_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "field_sources" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "field_sources_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"startup_id" integer NOT NULL,
	"field" text NOT NULL,
	"kind" text NOT NULL,
	"document_id" integer,
	"page" integer,
	"cell" text,
	"quote" text,
	"url" text,
	"confidence" double precision,
	"by" integer,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "startup_followers" (
	"startup_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "startup_followers_startup_id_user_id_pk" PRIMARY KEY("startup_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "startup_owners" (
	"startup_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "startup_owners_startup_id_user_id_pk" PRIMARY KEY("startup_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "startups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "startups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"nif" text,
	"description" text NOT NULL,
	"location" text,
	"foundation_year" integer,
	"website_url" text,
	"linkedin_url" text,
	"twitter_url" text,
	"youtube_url" text,
	"is_private" smallint DEFAULT 1 NOT NULL,
	"industry_id" integer,
	"stage_id" integer,
	"business_model_id" integer,
	"founder_count" integer,
	"team_size" integer,
	"industry_experience_years" double precision,
	"founders_education_level" double precision,
	"technical_expertise" double precision,
	"business_expertise" double precision,
	"team_completeness" double precision,
	"execution_capacity" double precision,
	"market_size_id" integer,
	"total_market_size" double precision,
	"target_segment_size" double precision,
	"competitor_count" integer,
	"market_growth_rate" double precision,
	"entry_barriers" double precision,
	"market_maturity" double precision,
	"regulatory_environment" double precision,
	"financing_type_id" integer,
	"cash_runway_months" double precision,
	"burn_rate" double precision,
	"funding_raised" double precision,
	"revenue" double precision,
	"profit_margin" double precision,
	"customer_acquisition_cost" double precision,
	"lifetime_value" double precision,
	"revenue_per_employee" double precision,
	"innovation_level" double precision,
	"patent_count" integer,
	"unique_technology" double precision,
	"price_advantage" double precision,
	"unique_features" double precision,
	"scalability_potential" double precision,
	"marginal_cost" double precision,
	"network_effects" double precision,
	"customer_feedback" double precision,
	"problem_relevance" double precision,
	"product_description" text,
	"market_description" text,
	"team_description" text,
	"financial_description" text,
	"value_proposition" jsonb,
	"team" jsonb,
	"financials" jsonb,
	"defaulted_fields" text[] DEFAULT '{}' NOT NULL,
	"user_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"name_key" text collate "C" GENERATED ALWAYS AS (f_unaccent(lower(name))) STORED,
	"search" "tsvector" GENERATED ALWAYS AS (f_search(name, description, industry_id, stage_id)) STORED,
	CONSTRAINT "foundation_year_range" CHECK (foundation_year >= 1900 and foundation_year <= 2200),
	CONSTRAINT "founder_count_range" CHECK (founder_count >= 1 and founder_count <= 10),
	CONSTRAINT "team_size_range" CHECK (team_size >= 1 and team_size <= 1000),
	CONSTRAINT "industry_experience_years_range" CHECK (industry_experience_years >= 0 and industry_experience_years <= 50),
	CONSTRAINT "founders_education_level_range" CHECK (founders_education_level >= 1 and founders_education_level <= 5),
	CONSTRAINT "technical_expertise_range" CHECK (technical_expertise >= 1 and technical_expertise <= 5),
	CONSTRAINT "business_expertise_range" CHECK (business_expertise >= 1 and business_expertise <= 5),
	CONSTRAINT "team_completeness_range" CHECK (team_completeness >= 1 and team_completeness <= 5),
	CONSTRAINT "execution_capacity_range" CHECK (execution_capacity >= 1 and execution_capacity <= 5),
	CONSTRAINT "total_market_size_range" CHECK (total_market_size > 0 and total_market_size <= 10000000),
	CONSTRAINT "target_segment_size_range" CHECK (target_segment_size > 0 and target_segment_size <= 10000000),
	CONSTRAINT "competitor_count_range" CHECK (competitor_count >= 0 and competitor_count <= 1000),
	CONSTRAINT "market_growth_rate_range" CHECK (market_growth_rate >= 0 and market_growth_rate <= 100),
	CONSTRAINT "entry_barriers_range" CHECK (entry_barriers >= 1 and entry_barriers <= 5),
	CONSTRAINT "market_maturity_range" CHECK (market_maturity >= 1 and market_maturity <= 5),
	CONSTRAINT "regulatory_environment_range" CHECK (regulatory_environment >= 1 and regulatory_environment <= 5),
	CONSTRAINT "cash_runway_months_range" CHECK (cash_runway_months >= 0 and cash_runway_months <= 120),
	CONSTRAINT "burn_rate_range" CHECK (burn_rate > 0 and burn_rate <= 1000000000),
	CONSTRAINT "funding_raised_range" CHECK (funding_raised > 0 and funding_raised <= 1000000000000),
	CONSTRAINT "revenue_range" CHECK (revenue >= 0 and revenue <= 1000000000000),
	CONSTRAINT "profit_margin_range" CHECK (profit_margin >= -100 and profit_margin <= 100),
	CONSTRAINT "customer_acquisition_cost_range" CHECK (customer_acquisition_cost >= 0 and customer_acquisition_cost <= 1000000000),
	CONSTRAINT "lifetime_value_range" CHECK (lifetime_value >= 0 and lifetime_value <= 1000000000),
	CONSTRAINT "revenue_per_employee_range" CHECK (revenue_per_employee >= 0 and revenue_per_employee <= 1000000000),
	CONSTRAINT "innovation_level_range" CHECK (innovation_level >= 1 and innovation_level <= 5),
	CONSTRAINT "patent_count_range" CHECK (patent_count >= 0 and patent_count <= 1000),
	CONSTRAINT "unique_technology_range" CHECK (unique_technology >= 0 and unique_technology <= 1),
	CONSTRAINT "price_advantage_range" CHECK (price_advantage >= 0 and price_advantage <= 1),
	CONSTRAINT "unique_features_range" CHECK (unique_features >= 0 and unique_features <= 10),
	CONSTRAINT "scalability_potential_range" CHECK (scalability_potential >= 1 and scalability_potential <= 5),
	CONSTRAINT "marginal_cost_range" CHECK (marginal_cost >= 0 and marginal_cost <= 1),
	CONSTRAINT "network_effects_range" CHECK (network_effects >= 0 and network_effects <= 1),
	CONSTRAINT "customer_feedback_range" CHECK (customer_feedback >= 1 and customer_feedback <= 5),
	CONSTRAINT "problem_relevance_range" CHECK (problem_relevance >= 1 and problem_relevance <= 5)
);
--> statement-breakpoint
CREATE TABLE "switches" (
	"name" text PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_by" integer
);
--> statement-breakpoint
CREATE TABLE "sign_in_failures" (
	"email" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"locked_until" timestamp with time zone,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text,
	"linkedin_personal_url" text,
	"company_name" text,
	"linkedin_company_url" text,
	"role" text DEFAULT 'user' NOT NULL,
	"profile_type_code" text NOT NULL,
	"profile_group_code" text NOT NULL,
	"password_hash" text,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calculations" ADD CONSTRAINT "calculations_startup_id_startups_id_fk" FOREIGN KEY ("startup_id") REFERENCES "public"."startups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_startup_id_startups_id_fk" FOREIGN KEY ("startup_id") REFERENCES "public"."startups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "industry_calculations" ADD CONSTRAINT "industry_calculations_industry_id_industries_id_fk" FOREIGN KEY ("industry_id") REFERENCES "public"."industries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "latest_scores" ADD CONSTRAINT "latest_scores_startup_id_startups_id_fk" FOREIGN KEY ("startup_id") REFERENCES "public"."startups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portfolio_startups" ADD CONSTRAINT "portfolio_startups_portfolio_id_portfolios_id_fk" FOREIGN KEY ("portfolio_id") REFERENCES "public"."portfolios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portfolio_startups" ADD CONSTRAINT "portfolio_startups_startup_id_startups_id_fk" FOREIGN KEY ("startup_id") REFERENCES "public"."startups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portfolios" ADD CONSTRAINT "portfolios_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "process_logs" ADD CONSTRAINT "process_logs_run_id_process_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."process_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "process_runs" ADD CONSTRAINT "process_runs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scraped_pages" ADD CONSTRAINT "scraped_pages_run_id_process_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."process_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scraped_pages" ADD CONSTRAINT "scraped_pages_startup_id_startups_id_fk" FOREIGN KEY ("startup_id") REFERENCES "public"."startups"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "startup_requests" ADD CONSTRAINT "startup_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "startup_requests" ADD CONSTRAINT "startup_requests_startup_id_startups_id_fk" FOREIGN KEY ("startup_id") REFERENCES "public"."startups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "field_sources" ADD CONSTRAINT "field_sources_startup_id_startups_id_fk" FOREIGN KEY ("startup_id") REFERENCES "public"."startups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "field_sources" ADD CONSTRAINT "field_sources_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "startup_followers" ADD CONSTRAINT "startup_followers_startup_id_startups_id_fk" FOREIGN KEY ("startup_id") REFERENCES "public"."startups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "startup_followers" ADD CONSTRAINT "startup_followers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "startup_owners" ADD CONSTRAINT "startup_owners_startup_id_startups_id_fk" FOREIGN KEY ("startup_id") REFERENCES "public"."startups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "startup_owners" ADD CONSTRAINT "startup_owners_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "startups" ADD CONSTRAINT "startups_industry_id_industries_id_fk" FOREIGN KEY ("industry_id") REFERENCES "public"."industries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "startups" ADD CONSTRAINT "startups_stage_id_stages_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."stages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "startups" ADD CONSTRAINT "startups_business_model_id_business_models_id_fk" FOREIGN KEY ("business_model_id") REFERENCES "public"."business_models"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "startups" ADD CONSTRAINT "startups_market_size_id_market_sizes_id_fk" FOREIGN KEY ("market_size_id") REFERENCES "public"."market_sizes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "startups" ADD CONSTRAINT "startups_financing_type_id_financing_types_id_fk" FOREIGN KEY ("financing_type_id") REFERENCES "public"."financing_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "startups" ADD CONSTRAINT "startups_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "switches" ADD CONSTRAINT "switches_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_events_target" ON "audit_events" USING btree ("target_type","target_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "calculations_startup_date" ON "calculations" USING btree ("startup_id","calculation_date");--> statement-breakpoint
CREATE INDEX "documents_startup" ON "documents" USING btree ("startup_id");--> statement-breakpoint
CREATE INDEX "documents_user" ON "documents" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "documents_hash" ON "documents" USING btree ("hash");--> statement-breakpoint
CREATE UNIQUE INDEX "industry_calculations_date" ON "industry_calculations" USING btree ("industry_id","calculation_date");--> statement-breakpoint
CREATE INDEX "latest_scores_score" ON "latest_scores" USING btree ("score","startup_id");--> statement-breakpoint
CREATE INDEX "password_resets_user" ON "password_resets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "portfolio_startups_startup" ON "portfolio_startups" USING btree ("startup_id");--> statement-breakpoint
CREATE UNIQUE INDEX "portfolios_user_name" ON "portfolios" USING btree ("user_id",lower("name"));--> statement-breakpoint
CREATE INDEX "process_logs_process" ON "process_logs" USING btree ("process","id");--> statement-breakpoint
CREATE INDEX "process_logs_run" ON "process_logs" USING btree ("run_id","id");--> statement-breakpoint
CREATE INDEX "process_runs_process" ON "process_runs" USING btree ("process","id");--> statement-breakpoint
CREATE UNIQUE INDEX "process_runs_turn" ON "process_runs" USING btree ("turn") WHERE finished_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "scraped_pages_line" ON "scraped_pages" USING btree ("run_id","line");--> statement-breakpoint
CREATE INDEX "scraped_pages_url" ON "scraped_pages" USING hash ("url");--> statement-breakpoint
CREATE INDEX "refresh_tokens_session" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "startup_requests_startup" ON "startup_requests" USING btree ("startup_id");--> statement-breakpoint
CREATE INDEX "field_sources_startup" ON "field_sources" USING btree ("startup_id","field","id");--> statement-breakpoint
CREATE INDEX "field_sources_page" ON "field_sources" USING hash ("url") WHERE "field_sources"."field" = 'name' and "field_sources"."kind" = 'url';--> statement-breakpoint
CREATE INDEX "startup_followers_user" ON "startup_followers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "startup_owners_user" ON "startup_owners" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "startups_search" ON "startups" USING gin ("search");--> statement-breakpoint
CREATE INDEX "startups_name_trigrams" ON "startups" USING gin ("name_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "startups_present" ON "startups" USING btree ("id") INCLUDE ("is_private","user_id","industry_id","stage_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "startups_by_name" ON "startups" USING btree ("name_key","id") INCLUDE ("is_private","user_id","industry_id","stage_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "startups_by_foundation_year" ON "startups" USING btree ("foundation_year","id") INCLUDE ("is_private","user_id","industry_id","stage_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "startups_by_foundation_year_down" ON "startups" USING btree ("foundation_year" DESC NULLS LAST,"id" DESC NULLS FIRST) INCLUDE ("is_private","user_id","industry_id","stage_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "startups_by_update" ON "startups" USING btree ("updated_at","id") INCLUDE ("is_private","user_id","industry_id","stage_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "startups_industry" ON "startups" USING btree ("industry_id","stage_id") INCLUDE ("is_private","user_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "startups_stage" ON "startups" USING btree ("stage_id") INCLUDE ("is_private","user_id","industry_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "startups_creator" ON "startups" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "startups_tax_number" ON "startups" USING btree (upper(nif));--> statement-breakpoint
CREATE INDEX "startups_website" ON "startups" USING btree (f_host(website_url));--> statement-breakpoint
CREATE INDEX "startups_deleted" ON "startups" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));
