ALTER TABLE "claims" ADD COLUMN "calculation_id" bigint;--> statement-breakpoint
UPDATE claims SET calculation_id = (
	SELECT c.id FROM calculations c
	WHERE c.proposal_id = claims.proposal_id AND c.calculation_date >= date_trunc('second', claims.decided_at)
	ORDER BY c.calculation_date LIMIT 1
) WHERE state = 'accepted';--> statement-breakpoint
UPDATE proposals SET undo = NULL;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_calculation_id_calculations_id_fk" FOREIGN KEY ("calculation_id") REFERENCES "public"."calculations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "claims_calculation" ON "claims" USING btree ("calculation_id");--> statement-breakpoint
ALTER TABLE "calculations" DROP CONSTRAINT "calculations_proposal_id_proposals_id_fk";--> statement-breakpoint
DROP INDEX "calculations_proposal";--> statement-breakpoint
ALTER TABLE "calculations" DROP COLUMN "proposal_id";
