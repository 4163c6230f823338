import type { NumericMetricId } from '../metricIds.ts';

/** What the weights, anchors and rules of a metric rest on. Metrics without an entry are stated facts or plain means. */
export const references: Readonly<Partial<Record<NumericMetricId, readonly string[]>>> = {
  IE_investability_score: [
    'Payne, scorecard method: team 30, opportunity 25, product and technology 15',
    'OECD/JRC 2008, Handbook on constructing composite indicators',
    'Merigó, OWAWA: weighted average joined with an ordered weighted average',
    'Dawes 1979: simple stated weights are defensible; Åstebro and Elhedhli 2006: critical flaws must count',
    'Milgrom 1981: silence is read as bad news, hence 40 and not 50 for an unknown component',
  ],
  VPM_differentiation_score: ['Rogers: relative advantage decides adoption', 'Patents as protection'],
  VPM_market_fit_score: ['CB Insights post-mortems: no market need 42 %', 'Ellis: 40 % very disappointed'],
  TRM_clustering_coefficient: ['Watts and Strogatz 1998', 'Dunbar layers of 5, 15, 50 and 150'],
  TRM_avg_relationship_strength: ['Balkundi and Harrison 2006: dense ties go with performance and viability'],
  TRM_connected_components: ['Dunbar: about 150 people in one group'],
  TRM_team_cohesion_score: ['Balkundi and Harrison 2006'],
  TRM_founder_quality_score: ['Gompers et al. 2010: success after success 30 %, after failure 20 %, first time 18 %'],
  TRM_resource_adequacy_score: [
    'Beckman and Burton 2005: a full set of roles early',
    'Startup Genome 2011: premature scaling',
  ],
  MEM_market_size_score: ['Payne: target markets under 50 million count against, over 100 million for a startup'],
  MEM_hhi_index: [
    'Horizontal merger guidelines 2010: above 0.25 highly concentrated',
    'Zipf shares where none are known',
  ],
  MEM_avg_competitor_strength: ['Porter 1980: incumbents are strong in mature, protected, concentrated markets'],
  MEM_entry_barriers_score: ['Porter 1980: barriers protect insiders and stop outsiders'],
  FEM_burn_rate: ['Sacks 2020, burn multiple: below 1 amazing, above 3 bad'],
  FEM_cash_runway: ['Runway: 18 months comfortable, 12 start raising, 6 critical'],
  FEM_operational_efficiency_score: ['Skok: lifetime value at least 3 times the acquisition cost'],
  FEM_financial_projections_score: ['Feld 2015, rule of 40: growth plus margin of 40'],
  FEM_valuation_score: ['Venture capital method; stage multiples are conventions in the usual order of magnitude'],
  COR_VPM_strategic_alignment_score: ['Chesbrough 2002', 'Soh et al. 2025: moderate relatedness is best'],
  COR_FEM_strategic_roi_score: ['Chesbrough 2002: financial and strategic objectives'],
  COR_MEM_market_entry_time_reduction: ['Teece 1986: complementary assets matter most behind barriers'],
  COR_TRM_corporate_fit_score: ['PMI 2014: an engaged executive sponsor is the first driver of project success'],
  EDU_TRM_academic_achievements: ['Di Gregorio and Shane 2003: intellectual eminence leads to spin-offs'],
  EDU_TRM_institutional_support: ['Di Gregorio and Shane 2003: equity policy'],
  EDU_TRM_student_diversity: ['Blau index of diversity'],
  EDU_TRM_mentors_score: ['Mejia and Gopal 2015: more mentoring, earlier prototype and revenue'],
};
