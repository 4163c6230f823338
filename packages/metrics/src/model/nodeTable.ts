import * as corporateFit from '../corporate/corporateFit.ts';
import * as corporateMarketFit from '../corporate/corporateMarketFit.ts';
import { corporateOverlap, segmentReach } from '../corporate/marketOverlap.ts';
import { strategicAlignment } from '../corporate/strategicAlignment.ts';
import { strategicRoi } from '../corporate/strategicRoi.ts';
import { academicImpact } from '../educational/academicImpact.ts';
import * as academicQuality from '../educational/academicQuality.ts';
import { academicRoi } from '../educational/academicRoi.ts';
import { educationalMarketFit, educationalOverlap } from '../educational/educationalMarketFit.ts';
import { annualRevenue, materiality } from '../financial/annualRevenue.ts';
import { burn, burnAtStage } from '../financial/burnMultiple.ts';
import { debtToEquity } from '../financial/debtToEquity.ts';
import { financial } from '../financial/financial.ts';
import {
  cashRunway,
  corporateHealth,
  educationalHealth,
  financialHealth,
  runwayCounted,
} from '../financial/financialHealth.ts';
import { acquisitionCost, lifetimeValue, ltvCac } from '../financial/ltvToCac.ts';
import { operationalEfficiency, revenuePerEmployee } from '../financial/operationalEfficiency.ts';
import { growthPlusMargin, projections, segmentShareNeeded } from '../financial/projections.ts';
import * as revenueGrowth from '../financial/revenueGrowth.ts';
import { valuation, valueOverPrice } from '../financial/valuation.ts';
import { competition, competitivePressure, competitorStrength } from '../market/competition.ts';
import { competitorCount, competitors, concentration } from '../market/concentration.ts';
import { clearance, entryBarriers, protection } from '../market/entryBarriers.ts';
import { market } from '../market/market.ts';
import { marketGrowth } from '../market/marketGrowth.ts';
import { marketSize, marketTotal, servedSegment } from '../market/marketSize.ts';
import { age } from '../team/age.ts';
import * as cohesion from '../team/cohesion.ts';
import { experience } from '../team/experience.ts';
import { founderQuality } from '../team/founderQuality.ts';
import { organisation } from '../team/organisation.ts';
import { headcountRatio, resourceAdequacy, weakerSkill } from '../team/resourceAdequacy.ts';
import { teamAndResources, teamSize } from '../team/teamAndResources.ts';
import { differentiation } from '../value/differentiation.ts';
import { marketFit } from '../value/marketFit.ts';
import { scalability } from '../value/scalability.ts';
import { isGrown } from '../value/stage.ts';
import { valueProposition } from '../value/valueProposition.ts';
import type { Node } from './nodes.ts';

/** The steps of the model in the order of computation, each after those it reads. */
export const stepGroups = {
  value: [age, isGrown, annualRevenue, materiality, differentiation, scalability, marketFit, valueProposition],
  team: [
    teamSize,
    organisation,
    cohesion.clusteringCoefficient,
    cohesion.relationshipStrength,
    cohesion.connectedComponents,
    cohesion.ties,
    cohesion.bond,
    cohesion.connectivity,
    cohesion.cohesion,
    founderQuality,
    experience,
    headcountRatio,
    weakerSkill,
    resourceAdequacy,
    teamAndResources,
  ],
  market: [
    marketTotal,
    servedSegment,
    marketSize,
    marketGrowth,
    competitors,
    competitorCount,
    concentration,
    competitorStrength,
    competitivePressure,
    competition,
    clearance,
    protection,
    entryBarriers,
    market,
  ],
  financial: [
    revenueGrowth.statedGrowth,
    revenueGrowth.revenueGrowth,
    revenueGrowth.owedGrowth,
    revenueGrowth.generalGrowthPoints,
    lifetimeValue,
    acquisitionCost,
    ltvCac,
    cashRunway,
    runwayCounted,
    burn,
    burnAtStage,
    debtToEquity,
    financialHealth,
    revenuePerEmployee,
    operationalEfficiency,
    growthPlusMargin,
    segmentShareNeeded,
    projections,
    valueOverPrice,
    valuation,
    financial,
  ],
  corporate: [
    segmentReach,
    corporateOverlap,
    corporateMarketFit.channelSynergy,
    corporateMarketFit.entryTimeReduction,
    corporateMarketFit.corporateMarketFit,
    corporateFit.skillBalance,
    corporateFit.corporateTenure,
    corporateFit.crossDepartment,
    corporateFit.executiveSponsorship,
    corporateFit.corporateFit,
    strategicAlignment,
    corporateHealth,
    revenueGrowth.corporateGrowthPoints,
    strategicRoi,
  ],
  educational: [
    academicQuality.achievements,
    academicQuality.facultyInvolvement,
    academicQuality.studentDiversity,
    academicQuality.institutionalSupport,
    academicQuality.mentors,
    academicQuality.academicQuality,
    academicImpact,
    educationalHealth,
    revenueGrowth.educationalGrowthPoints,
    academicRoi,
    educationalOverlap,
    educationalMarketFit,
  ],
} as const satisfies Record<string, readonly Node[]>;

/** Every step of the model, in the order of computation. */
export const allNodes: readonly Node[] = Object.values(stepGroups).flat();
