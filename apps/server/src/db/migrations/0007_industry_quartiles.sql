-- All derived: they are computed again from the calculations.
DELETE FROM "industry_calculations";--> statement-breakpoint
ALTER TABLE "industry_calculations" ADD COLUMN "left_out" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "industry_calculations" ADD COLUMN "figures" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "industry_calculations" ADD COLUMN "evidenced" double precision;--> statement-breakpoint
ALTER TABLE "industry_calculations" DROP COLUMN "IE_investability_score";--> statement-breakpoint
ALTER TABLE "industry_calculations" DROP COLUMN "FEM_lifetime_value";--> statement-breakpoint
ALTER TABLE "industry_calculations" DROP COLUMN "FEM_customer_acquisition_cost";--> statement-breakpoint
ALTER TABLE "industry_calculations" DROP COLUMN "FEM_burn_rate";--> statement-breakpoint
ALTER TABLE "industry_calculations" DROP COLUMN "FEM_cash_runway";--> statement-breakpoint
ALTER TABLE "industry_calculations" DROP COLUMN "FEM_debt_to_equity";--> statement-breakpoint
ALTER TABLE "industry_calculations" DROP COLUMN "FEM_revenue_growth_rate";--> statement-breakpoint
ALTER TABLE "industry_calculations" DROP COLUMN "FEM_revenue_per_employee";--> statement-breakpoint
ALTER TABLE "industry_calculations" DROP COLUMN "FEM_financial_health_score";--> statement-breakpoint
ALTER TABLE "industry_calculations" DROP COLUMN "FEM_operational_efficiency_score";--> statement-breakpoint
ALTER TABLE "industry_calculations" DROP COLUMN "FEM_financial_projections_score";--> statement-breakpoint
ALTER TABLE "industry_calculations" DROP COLUMN "FEM_valuation_score";--> statement-breakpoint
ALTER TABLE "industry_calculations" DROP COLUMN "FEM_global_financial_score";--> statement-breakpoint
ALTER TABLE "industry_calculations" DROP COLUMN "MEM_market_size";--> statement-breakpoint
ALTER TABLE "industry_calculations" DROP COLUMN "MEM_market_size_score";--> statement-breakpoint
ALTER TABLE "industry_calculations" DROP COLUMN "MEM_competitor_count";--> statement-breakpoint
ALTER TABLE "industry_calculations" DROP COLUMN "MEM_hhi_index";--> statement-breakpoint
ALTER TABLE "industry_calculations" DROP COLUMN "MEM_avg_competitor_strength";--> statement-breakpoint
ALTER TABLE "industry_calculations" DROP COLUMN "MEM_market_growth_score";--> statement-breakpoint
ALTER TABLE "industry_calculations" DROP COLUMN "MEM_competition_score";--> statement-breakpoint
ALTER TABLE "industry_calculations" DROP COLUMN "MEM_entry_barriers_score";--> statement-breakpoint
ALTER TABLE "industry_calculations" DROP COLUMN "MEM_global_market_score";--> statement-breakpoint
ALTER TABLE "industry_calculations" DROP COLUMN "TRM_team_size";--> statement-breakpoint
ALTER TABLE "industry_calculations" DROP COLUMN "TRM_clustering_coefficient";--> statement-breakpoint
ALTER TABLE "industry_calculations" DROP COLUMN "TRM_avg_relationship_strength";--> statement-breakpoint
ALTER TABLE "industry_calculations" DROP COLUMN "TRM_connected_components";--> statement-breakpoint
ALTER TABLE "industry_calculations" DROP COLUMN "TRM_founder_quality_score";--> statement-breakpoint
ALTER TABLE "industry_calculations" DROP COLUMN "TRM_team_cohesion_score";--> statement-breakpoint
ALTER TABLE "industry_calculations" DROP COLUMN "TRM_experience_score";--> statement-breakpoint
ALTER TABLE "industry_calculations" DROP COLUMN "TRM_resource_adequacy_score";--> statement-breakpoint
ALTER TABLE "industry_calculations" DROP COLUMN "TRM_global_team_resources_score";--> statement-breakpoint
ALTER TABLE "industry_calculations" DROP COLUMN "VPM_differentiation_score";--> statement-breakpoint
ALTER TABLE "industry_calculations" DROP COLUMN "VPM_scalability_score";--> statement-breakpoint
ALTER TABLE "industry_calculations" DROP COLUMN "VPM_market_fit_score";--> statement-breakpoint
ALTER TABLE "industry_calculations" DROP COLUMN "VPM_global_value_proposition_score";--> statement-breakpoint
ALTER TABLE "industry_calculations" DROP COLUMN "COR_VPM_strategic_alignment_score";--> statement-breakpoint
ALTER TABLE "industry_calculations" DROP COLUMN "COR_FEM_strategic_roi_score";--> statement-breakpoint
ALTER TABLE "industry_calculations" DROP COLUMN "COR_MEM_corporate_market_fit_score";--> statement-breakpoint
ALTER TABLE "industry_calculations" DROP COLUMN "COR_MEM_corporate_market_overlap";--> statement-breakpoint
ALTER TABLE "industry_calculations" DROP COLUMN "COR_MEM_channel_synergy";--> statement-breakpoint
ALTER TABLE "industry_calculations" DROP COLUMN "COR_MEM_market_entry_time_reduction";--> statement-breakpoint
ALTER TABLE "industry_calculations" DROP COLUMN "COR_TRM_corporate_fit_score";--> statement-breakpoint
ALTER TABLE "industry_calculations" DROP COLUMN "COR_TRM_corporate_tenure";--> statement-breakpoint
ALTER TABLE "industry_calculations" DROP COLUMN "COR_TRM_cross_department_experience";--> statement-breakpoint
ALTER TABLE "industry_calculations" DROP COLUMN "COR_TRM_executive_sponsorship";--> statement-breakpoint
ALTER TABLE "industry_calculations" DROP COLUMN "EDU_VPM_academic_impact_score";--> statement-breakpoint
ALTER TABLE "industry_calculations" DROP COLUMN "EDU_FEM_academic_roi_score";--> statement-breakpoint
ALTER TABLE "industry_calculations" DROP COLUMN "EDU_MEM_edu_market_fit_score";--> statement-breakpoint
ALTER TABLE "industry_calculations" DROP COLUMN "EDU_MEM_edu_market_overlap";--> statement-breakpoint
ALTER TABLE "industry_calculations" DROP COLUMN "EDU_TRM_academic_quality_score";--> statement-breakpoint
ALTER TABLE "industry_calculations" DROP COLUMN "EDU_TRM_academic_achievements";--> statement-breakpoint
ALTER TABLE "industry_calculations" DROP COLUMN "EDU_TRM_faculty_involvement";--> statement-breakpoint
ALTER TABLE "industry_calculations" DROP COLUMN "EDU_TRM_student_diversity";--> statement-breakpoint
ALTER TABLE "industry_calculations" DROP COLUMN "EDU_TRM_institutional_support";--> statement-breakpoint
ALTER TABLE "industry_calculations" DROP COLUMN "EDU_TRM_mentors_score";