import type { NumericMetricId } from '../metricIds.ts';

const capabilities =
  'Unger et al. 2011, meta-analysis of 70 samples: skills and task-related knowledge count more than schooling';
const robustFactors =
  'Song et al. 2008, meta-analysis: market scope, founding team size, industry and marketing experience, patents';
const parts = 'OECD/JRC 2008, Handbook on constructing composite indicators: stated weights, weighted mean of parts';

/**
 * References for the weights, anchors and rules of a metric; every score has an entry. "Own convention" marks what no
 * outside source decides. Metrics without an entry are stated facts or plain means.
 */
export const references: Readonly<Partial<Record<NumericMetricId, readonly string[]>>> = {
  IE_investability_score: [
    'Payne, scorecard method: team 30, opportunity 25, product and technology 15',
    'Gompers et al. 2019, 885 venture investors: team first, then business model, product and market',
    'OECD/JRC 2008, Handbook on constructing composite indicators',
    'Merigó, OWAWA: weighted average joined with an ordered weighted average',
    'Dawes 1979: simple stated weights are defensible; Åstebro and Elhedhli 2006: critical flaws must count',
    'Milgrom 1981: silence is read as bad news, hence 40 and not 50 for an unknown component',
    "Federal Rule of Evidence 804(b)(3): what speaks against one's own interest is credible; how far the rest is believed is our own convention",
    'Gompers et al. 2019: what investors weigh varies with the stage; the weights by stage are our own convention',
  ],
  VPM_differentiation_score: ['Rogers: relative advantage decides adoption', robustFactors],
  VPM_scalability_score: ['Own convention: near-zero marginal cost and network effects let revenue outgrow cost'],
  VPM_market_fit_score: ['CB Insights post-mortems: no market need 42 %', 'Ellis: 40 % very disappointed'],
  VPM_global_value_proposition_score: [parts, 'CB Insights post-mortems: no market need is the first cause of failure'],
  TRM_clustering_coefficient: ['Watts and Strogatz 1998', 'Dunbar layers of 5, 15, 50 and 150'],
  TRM_avg_relationship_strength: ['Balkundi and Harrison 2006: dense ties go with performance and viability'],
  TRM_connected_components: ['Dunbar: about 150 people in one group'],
  TRM_team_cohesion_score: ['Balkundi and Harrison 2006, 37 studies: dense ties go with performance and viability'],
  TRM_founder_quality_score: [
    capabilities,
    'Song et al. 2008: larger founding teams do better; against it Greenberg and Mollick 2018: solo founders survive longer',
    'Gompers et al. 2010: success after success 30 %, after failure 20 %, first time 18 %',
  ],
  TRM_experience_score: [
    'Azoulay et al. 2018: experience in the same industry predicts much greater success',
    robustFactors,
  ],
  TRM_resource_adequacy_score: [
    'Beckman and Burton 2005: a full set of roles early',
    'Startup Genome 2011: premature scaling',
  ],
  TRM_global_team_resources_score: [parts, 'Gompers et al. 2019: 95 % of venture investors call the team important'],
  MEM_market_size_score: [
    'Payne: target markets under 50 million count against, over 100 million for a startup',
    'Song et al. 2008: market scope',
  ],
  MEM_hhi_index: [
    'Horizontal merger guidelines 2010: above 0,25 highly concentrated',
    'Axtell 2001: firm sizes follow a Zipf law; Buendía and Reynoso 2013: not in every market, hence an estimate',
  ],
  MEM_avg_competitor_strength: ['Porter 1980: incumbents are strong in mature, protected, concentrated markets'],
  MEM_market_growth_score: ['Own convention: a flat market gives 20, 20 % a year 75, 40 % a year 100'],
  MEM_competition_score: ['Porter 1980: number and strength of rivals', 'CB Insights post-mortems: outcompeted 19 %'],
  MEM_entry_barriers_score: ['Porter 1980: barriers protect insiders and stop outsiders', 'Teece 1986'],
  MEM_global_market_score: [parts, 'Payne: size of the opportunity and competitive environment'],
  FEM_burn_rate: ['Sacks 2020, burn multiple: below 1 amazing, above 3 bad'],
  FEM_cash_runway: ['Runway: 18 months comfortable, 12 start raising, 6 critical'],
  FEM_financial_health_score: [
    'Runway: 18 months comfortable, 12 start raising, 6 critical',
    'Sacks 2020, burn multiple: below 1 amazing, above 3 bad',
    'CB Insights post-mortems: ran out of cash 29 %',
  ],
  FEM_operational_efficiency_score: ['Skok: lifetime value at least 3 times the acquisition cost'],
  FEM_financial_projections_score: ['Feld 2015, rule of 40: growth plus margin of 40'],
  FEM_valuation_score: ['Venture capital method; stage multiples are conventions in the usual order of magnitude'],
  FEM_global_financial_score: [parts],
  COR_VPM_strategic_alignment_score: [
    'Chesbrough 2002: the investment serves an objective of the corporation',
    'Soh et al. 2025: moderate relatedness is best',
  ],
  COR_FEM_strategic_roi_score: ['Chesbrough 2002: financial and strategic objectives'],
  COR_MEM_corporate_market_fit_score: [
    'Yates and Roberts 1991: familiarity with the market matters more than with the technology',
    'Soh et al. 2025: moderate relatedness is best',
  ],
  COR_MEM_market_entry_time_reduction: ['Teece 1986: complementary assets matter most behind barriers'],
  COR_TRM_corporate_fit_score: ['PMI 2014: an engaged executive sponsor is the first driver of project success'],
  EDU_VPM_academic_impact_score: [
    'Own convention: readiness and achievements first, then novelty and relevance of the research',
  ],
  EDU_FEM_academic_roi_score: ['Own convention: finance at educational benchmarks and academic impact'],
  EDU_MEM_edu_market_fit_score: ['Own convention: share of the market in education, market fit and regulation'],
  EDU_TRM_academic_quality_score: [
    'Di Gregorio and Shane 2003: intellectual eminence and equity policy lead to spin-offs',
    'Mejia and Gopal 2015: mentoring; Assenova: prior knowledge matters more, hence 15 % only',
  ],
  EDU_TRM_academic_achievements: ['Di Gregorio and Shane 2003: intellectual eminence leads to spin-offs'],
  EDU_TRM_institutional_support: ['Di Gregorio and Shane 2003: equity policy'],
  EDU_TRM_student_diversity: ['Blau index of diversity'],
  EDU_TRM_mentors_score: ['Mejia and Gopal 2015: more mentoring, earlier prototype and revenue'],
};
