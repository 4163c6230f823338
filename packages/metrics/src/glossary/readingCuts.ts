import type { MetricId } from '../metricIds.ts';
import type { Localized } from '../types.ts';

/** Where a band of a metric ends and the next begins, and what the next is called. */
export interface ReadingCut {
  /** In the unit in which the metric is printed; null for the benchmark of the lens. */
  at: number | null;
  /** Null if the glossary has no name for it. */
  label: Localized | null;
}

/** How the interpretation of the glossary divides the scale of a metric. */
export interface ReadingScale {
  /** What the band at the lower end is called. */
  lowest: Localized | null;
  cuts: readonly ReadingCut[];
  /** Where the drawn scale ends, for metrics that have no greatest value worth drawing. */
  end?: number;
}

const name = (en: string, es: string): Localized => ({ en, es });
const cut = (at: number | null, label: Localized | null): ReadingCut => ({ at, label });
const average = name('Average', 'Medio');

/** Three bands: below the first number, between the two, and from the second on. */
const three = (low: number, lowest: Localized, high: number, highest: Localized): ReadingScale => ({
  lowest,
  cuts: [cut(low, average), cut(high, highest)],
});

const two = (at: number, highest: Localized): ReadingScale => ({ lowest: null, cuts: [cut(at, highest)] });

const wholeScore: ReadingScale = {
  lowest: name('Poor', 'Bajo'),
  cuts: [cut(40, average), cut(60, name('Good', 'Bueno')), cut(80, name('Excellent', 'Excelente'))],
};

const strong = name('Strong', 'Fuerte');

/** The bands that the glossary's interpretations name. Metrics whose reading is one number or none are left out. */
export const readingCuts: Readonly<Partial<Record<MetricId, ReadingScale>>> = {
  IE_investability_score: wholeScore,
  FEM_burn_rate: {
    lowest: name('Excellent', 'Excelente'),
    cuts: [
      cut(0.5, name('Good', 'Bueno')),
      cut(1, name('Acceptable', 'Aceptable')),
      cut(1.5, name('Weak', 'Débil')),
      cut(2, name('Poor', 'Malo')),
    ],
    end: 2.5,
  },
  FEM_cash_runway: { lowest: name('Urgent', 'Urgente'), cuts: [cut(6, null), cut(null, name('Healthy', 'Sano'))] },
  FEM_financial_health_score: three(
    40,
    name('Needs cash or cuts', 'Requiere caja o recortes'),
    70,
    name('Healthy', 'Sano'),
  ),
  FEM_operational_efficiency_score: three(40, name('To fix', 'Por revisar'), 70, strong),
  FEM_financial_projections_score: three(
    40,
    name('To be shown', 'Por demostrar'),
    70,
    name('Convincing', 'Convincente'),
  ),
  FEM_valuation_score: {
    lowest: name('Expensive', 'Caro'),
    cuts: [cut(40, null), cut(60, name('Fairly priced', 'Precio justo')), cut(80, name('Attractive', 'Atractivo'))],
  },
  FEM_global_financial_score: wholeScore,
  MEM_market_size_score: three(40, name('Niche', 'Nicho'), 70, name('Large company', 'Gran empresa')),
  MEM_competitor_count: {
    lowest: name('Open', 'Abierto'),
    cuts: [cut(3, name('Normal', 'Normal')), cut(30, name('Crowded', 'Saturado'))],
    end: 60,
  },
  MEM_hhi_index: { lowest: null, cuts: [cut(0.25, name('Concentrated', 'Concentrado'))] },
  MEM_avg_competitor_strength: two(7, strong),
  MEM_competition_score: three(40, name('Crowded', 'Saturado'), 70, name('Open', 'Abierto')),
  MEM_entry_barriers_score: {
    lowest: name('They stop us', 'Frenan'),
    cuts: [cut(40, null), cut(60, name('They protect us', 'Protegen'))],
  },
  MEM_global_market_score: wholeScore,
  TRM_clustering_coefficient: {
    lowest: name('Scattered', 'Disperso'),
    cuts: [cut(0.3, average), cut(0.6, name('Tightly knit', 'Cohesionado'))],
  },
  TRM_avg_relationship_strength: three(4, name('Weak', 'Débil'), 7, strong),
  TRM_founder_quality_score: three(40, name('Missing skills', 'Faltan capacidades'), 75, strong),
  TRM_team_cohesion_score: three(40, name('Fragile', 'Frágil'), 70, name('Cohesive', 'Cohesionado')),
  TRM_experience_score: three(40, name('Seek advisers', 'Busca asesores'), 70, name('Seasoned', 'Experimentado')),
  TRM_resource_adequacy_score: three(40, name('Roles missing', 'Faltan roles'), 75, name('Complete', 'Completo')),
  TRM_global_team_resources_score: wholeScore,
  VPM_differentiation_score: three(40, name('Easy to copy', 'Fácil de copiar'), 70, name('Distinct', 'Distintivo')),
  VPM_scalability_score: three(40, name('Grows with people', 'Crece con personas'), 70, name('Scales', 'Escala')),
  VPM_market_fit_score: {
    lowest: name('Keep testing', 'Sigue probando'),
    cuts: [cut(50, null), cut(75, name('Fit', 'Hay encaje'))],
  },
  VPM_global_value_proposition_score: wholeScore,
  COR_VPM_strategic_alignment_score: {
    lowest: name('Financial only', 'Solo financiera'),
    cuts: [cut(40, name('Option', 'Opción')), cut(70, name('Strategic', 'Estratégica'))],
  },
  COR_FEM_strategic_roi_score: three(40, name('Neither return', 'Ninguno'), 70, name('Both returns', 'Ambos')),
  COR_MEM_corporate_market_fit_score: three(
    40,
    name('Little in common', 'Poco en común'),
    70,
    name('Sell together', 'Vended juntos'),
  ),
  COR_MEM_channel_synergy: two(7, strong),
  COR_MEM_market_entry_time_reduction: {
    lowest: null,
    cuts: [cut(25, name('Useful', 'Útil')), cut(50, name('Decisive', 'Decisivo'))],
  },
  COR_TRM_corporate_fit_score: three(40, name('Find a sponsor', 'Busca patrocinio'), 70, name('Ready', 'Listo')),
  COR_TRM_cross_department_experience: two(7, name('Broad', 'Amplia')),
  COR_TRM_executive_sponsorship: two(7, name('Engaged', 'Activo')),
  EDU_VPM_academic_impact_score: two(70, name('High impact', 'Alto impacto')),
  EDU_FEM_academic_roi_score: three(40, name('Subsidised', 'Subvencionado'), 70, name('Good return', 'Buen retorno')),
  EDU_MEM_edu_market_fit_score: three(40, name('Other market', 'Otro mercado'), 70, name('Fits', 'Encaja')),
  EDU_MEM_edu_market_overlap: two(50, name('The core', 'El núcleo')),
  EDU_TRM_academic_quality_score: two(70, strong),
  EDU_TRM_academic_achievements: two(7, name('Outstanding', 'Sobresaliente')),
  EDU_TRM_faculty_involvement: two(7, name('Committed', 'Comprometido')),
  EDU_TRM_student_diversity: two(7, name('Diverse', 'Diverso')),
  EDU_TRM_institutional_support: two(7, strong),
  EDU_TRM_mentors_score: two(80, name('Well mentored', 'Bien acompañado')),
};
