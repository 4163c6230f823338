import { benchmarks } from '../financial/benchmarks.ts';
import { formatMoney } from '../format/formatMoney.ts';
import { formatNumber } from '../format/formatNumber.ts';
import { formatPlain } from '../format/formatPlain.ts';
import type { SourceId } from '../model/sources.ts';
import { roundTo } from '../rounding.ts';
import type { Changes } from '../scenario.ts';
import type { Localized, Recommendation } from '../types.ts';

/** Value of a source, or null when unknown. */
type Read = (source: SourceId) => number | null;

/** The change that a rule suggests, and its text. */
export interface Suggestion {
  changes: Changes;
  text: Localized;
}

/** Looks at a computed startup and suggests one change, or nothing. */
export interface RecommendationRule extends Pick<Recommendation, 'rule' | 'group' | 'metric'> {
  suggest: (read: Read) => Suggestion | null;
}

const { general } = benchmarks;
const HEALTHY_BURN = 1.5;
const DEBT_GOAL = general.debtToEquity / 2;
const GROWTH_GOAL = general.growth / 2;

const both = (en: string, es: string): Localized => ({ en, es });
const isBelow = (value: number | null, limit: number): value is number => value !== null && value < limit;
const isAbove = (value: number | null, limit: number): value is number => value !== null && value > limit;
const percent = (value: number): string => `${formatPlain(roundTo(value, 1))}\u00A0%`;

const runway: RecommendationRule = {
  rule: 'runway',
  group: 'financial',
  metric: 'FEM_cash_runway',
  suggest: (read) => {
    const months = read('cash_runway_months');
    if (!isBelow(months, general.runway)) return null;
    const [now, goal] = [formatPlain(months), formatPlain(general.runway)];
    return {
      changes: { cash_runway_months: general.runway },
      text: both(
        `Extend the cash runway from ${now} to ${goal} months.`,
        `Amplía la caja disponible de ${now} a ${goal} meses.`,
      ),
    };
  },
};

const burn: RecommendationRule = {
  rule: 'burn',
  group: 'financial',
  metric: 'FEM_burn_rate',
  suggest: (read) => {
    const [multiple, rate] = [read('FEM_burn_rate'), read('burn_rate')];
    if (!isAbove(multiple, HEALTHY_BURN) || rate === null) return null;
    const goal = (rate * HEALTHY_BURN) / multiple;
    const [from, to, now] = [formatMoney(rate), formatMoney(goal), formatNumber(multiple, 2)];
    const healthy = formatPlain(HEALTHY_BURN);
    return {
      changes: { burn_rate: goal },
      text: both(
        `Cut the monthly burn from ${from} to ${to} to bring the burn multiple from ${now} to ${healthy}.`,
        `Reduce el gasto mensual de ${from} a ${to} para bajar el múltiplo de ${now} a ${healthy}.`,
      ),
    };
  },
};

const debt: RecommendationRule = {
  rule: 'debt',
  group: 'financial',
  metric: 'FEM_debt_to_equity',
  suggest: (read) => {
    const ratio = read('FEM_debt_to_equity');
    if (!isAbove(ratio, DEBT_GOAL)) return null;
    const [now, goal] = [formatNumber(ratio, 2), formatPlain(DEBT_GOAL)];
    return {
      changes: { total_debt: DEBT_GOAL, total_equity: 1 },
      text: both(
        `Bring debt to equity from ${now} to ${goal}.`,
        `Baja la deuda sobre fondos propios de ${now} a ${goal}.`,
      ),
    };
  },
};

const ltvToCac: RecommendationRule = {
  rule: 'ltv_cac',
  group: 'financial',
  metric: 'FEM_customer_acquisition_cost',
  suggest: (read) => {
    const [ratio, value] = [read('ltv_cac'), read('lifetime_value')];
    if (!isBelow(ratio, general.ltvCac) || value === null) return null;
    const goal = value / general.ltvCac;
    const [cost, now] = [formatMoney(goal), formatNumber(ratio, 2)];
    return {
      changes: { customer_acquisition_cost: goal },
      text: both(
        `Bring the customer acquisition cost to ${cost}, a third of the lifetime value (now ${now} times).`,
        `Lleva el coste de adquisición a ${cost}, un tercio del valor del cliente (ahora ${now} veces).`,
      ),
    };
  },
};

const margin: RecommendationRule = {
  rule: 'margin',
  group: 'financial',
  metric: 'FEM_operational_efficiency_score',
  suggest: (read) => {
    const now = read('profit_margin');
    if (!isBelow(now, 0)) return null;
    const goal = Math.min(0, now + 20);
    return {
      changes: { profit_margin: goal },
      text: both(
        `Improve the profit margin from ${percent(now)} to ${percent(goal)}.`,
        `Mejora el margen de ${percent(now)} a ${percent(goal)}.`,
      ),
    };
  },
};

const growth: RecommendationRule = {
  rule: 'growth',
  group: 'financial',
  metric: 'FEM_revenue_growth_rate',
  suggest: (read) => {
    const now = read('stated_growth');
    if (!isBelow(now, GROWTH_GOAL)) return null;
    const [from, to] = [`${formatNumber(now)}\u00A0%`, percent(GROWTH_GOAL)];
    return {
      changes: { revenue_growth_stated: GROWTH_GOAL },
      text: both(
        `Raise yearly revenue growth from ${from} to ${to}.`,
        `Sube el crecimiento anual de ingresos de ${from} a ${to}.`,
      ),
    };
  },
};

const segment: RecommendationRule = {
  rule: 'segment',
  group: 'market',
  metric: 'MEM_market_size_score',
  suggest: (read) => {
    const [now, total] = [read('target_segment_size'), read('total_market_size')];
    if (!isBelow(read('MEM_market_size_score'), 60) || !isAbove(now, 0) || !isAbove(total, now)) return null;
    const goal = Math.min(total, now * 2);
    const [from, to] = [formatPlain(now), formatPlain(goal)];
    return {
      changes: { target_segment_size: goal },
      text: both(
        `Widen the target segment from ${from} to ${to} million EUR.`,
        `Amplía el segmento objetivo de ${from} a ${to} millones de EUR.`,
      ),
    };
  },
};

const niche: RecommendationRule = {
  rule: 'niche',
  group: 'market',
  metric: 'MEM_competition_score',
  suggest: (read) => {
    const now = read('competitor_count');
    if (!isBelow(read('MEM_competition_score'), 60) || now === null || now < 4) return null;
    const goal = Math.floor(now / 2);
    const [many, few] = [formatPlain(now), formatPlain(goal)];
    return {
      changes: { competitor_count: goal },
      text: both(
        `Position in a niche with half the direct competitors (${few} instead of ${many}).`,
        `Posiciónate en un nicho con la mitad de competidores directos (${few} en vez de ${many}).`,
      ),
    };
  },
};

const barriers: RecommendationRule = {
  rule: 'barriers',
  group: 'market',
  metric: 'MEM_entry_barriers_score',
  suggest: (read) => {
    const [height, technology] = [read('entry_barriers'), read('unique_technology')];
    if (!isBelow(read('MEM_entry_barriers_score'), 60) || height === null || height < 3) return null;
    if (!isBelow(technology, 0.8)) return null;
    return {
      changes: { unique_technology: technology + 0.2 },
      text: both(
        'Build proprietary technology: in a market with entry barriers it decides which side of them you are on.',
        'Desarrolla tecnología propia: en un mercado con barreras de entrada decide de qué lado quedas.',
      ),
    };
  },
};

const skills: RecommendationRule = {
  rule: 'skills',
  group: 'team',
  metric: 'TRM_founder_quality_score',
  suggest: (read) => {
    const [technical, business] = [read('technical_expertise'), read('business_expertise')];
    if (!isBelow(read('TRM_founder_quality_score'), 75) || technical === null || business === null) return null;
    const weaker = Math.min(technical, business);
    if (weaker >= 5) return null;
    const isTechnical = technical <= business;
    const goal = Math.min(5, weaker + 1);
    return {
      changes: isTechnical ? { technical_expertise: goal } : { business_expertise: goal },
      text: both(
        `Strengthen ${isTechnical ? 'technical' : 'business'} expertise by one level (a co-founder or senior hire).`,
        `Refuerza la experiencia ${isTechnical ? 'técnica' : 'de negocio'} en un nivel (cofundador o perfil sénior).`,
      ),
    };
  },
};

const experience: RecommendationRule = {
  rule: 'experience',
  group: 'team',
  metric: 'TRM_experience_score',
  suggest: (read) => {
    const years = read('industry_experience_years');
    if (!isBelow(read('TRM_experience_score'), 65) || !isBelow(years, 10)) return null;
    return {
      changes: { industry_experience_years: years + 3 },
      text: both(
        'Bring in three more years of experience in this industry.',
        'Incorpora tres años más de experiencia en el sector.',
      ),
    };
  },
};

const completeness: RecommendationRule = {
  rule: 'completeness',
  group: 'team',
  metric: 'TRM_resource_adequacy_score',
  suggest: (read) => {
    const now = read('team_completeness');
    if (!isBelow(read('TRM_resource_adequacy_score'), 75) || !isBelow(now, 5)) return null;
    return {
      changes: { team_completeness: Math.min(5, now + 1) },
      text: both(
        'Fill the missing key roles (team completeness one level up).',
        'Cubre los roles clave que faltan (un nivel más de equipo completo).',
      ),
    };
  },
};

const execution: RecommendationRule = {
  rule: 'execution',
  group: 'team',
  metric: 'TRM_team_cohesion_score',
  suggest: (read) => {
    const now = read('execution_capacity');
    if (!isBelow(read('TRM_team_cohesion_score'), 65) || !isBelow(now, 5)) return null;
    return {
      changes: { execution_capacity: Math.min(5, now + 1) },
      text: both(
        'Work on cohesion and delivery (execution capacity one level up).',
        'Trabaja la cohesión y la entrega (un nivel más de capacidad de ejecución).',
      ),
    };
  },
};

const feedback: RecommendationRule = {
  rule: 'feedback',
  group: 'value_proposition',
  metric: 'VPM_market_fit_score',
  suggest: (read) => {
    const now = read('customer_feedback');
    if (!isBelow(read('VPM_market_fit_score'), 75) || !isBelow(now, 5)) return null;
    const goal = Math.min(5, now + 1);
    const [from, to] = [formatPlain(now), formatPlain(goal)];
    return {
      changes: { customer_feedback: goal },
      text: both(
        `Improve customer feedback from ${from} to ${to} before scaling.`,
        `Mejora la opinión de clientes de ${from} a ${to} antes de escalar.`,
      ),
    };
  },
};

const marginalCost: RecommendationRule = {
  rule: 'marginal_cost',
  group: 'value_proposition',
  metric: 'VPM_scalability_score',
  suggest: (read) => {
    const now = read('marginal_cost');
    if (!isBelow(read('VPM_scalability_score'), 75) || !isAbove(now, 0.2)) return null;
    const goal = now - 0.2;
    const [from, to] = [formatPlain(now), formatPlain(goal)];
    return {
      changes: { marginal_cost: goal },
      text: both(
        `Lower the marginal cost of one more customer from ${from} to ${to}.`,
        `Baja el coste marginal por cliente de ${from} a ${to}.`,
      ),
    };
  },
};

const network: RecommendationRule = {
  rule: 'network',
  group: 'value_proposition',
  metric: 'VPM_scalability_score',
  suggest: (read) => {
    const now = read('network_effects');
    if (!isBelow(read('VPM_scalability_score'), 75) || !isBelow(now, 0.8)) return null;
    return {
      changes: { network_effects: now + 0.2 },
      text: both(
        'Design a network effect: each user should make the product better for the next.',
        'Diseña un efecto de red: cada usuario debe mejorar el producto para el siguiente.',
      ),
    };
  },
};

const features: RecommendationRule = {
  rule: 'features',
  group: 'value_proposition',
  metric: 'VPM_differentiation_score',
  suggest: (read) => {
    const now = read('unique_features');
    if (!isBelow(read('VPM_differentiation_score'), 75) || !isBelow(now, 10)) return null;
    const next = Math.min(10, now + 2);
    const more = formatPlain(roundTo(next - now, 1));
    return {
      changes: { unique_features: next },
      text:
        next - now === 2
          ? both(
              'Add features competitors lack (two points more).',
              'Añade funciones que la competencia no tiene (dos puntos más).',
            )
          : both(
              `Add features competitors lack (${more} more, to 10 of 10).`,
              `Añade funciones que la competencia no tiene (${more} más, hasta 10 de 10).`,
            ),
    };
  },
};

const patent: RecommendationRule = {
  rule: 'patent',
  group: 'value_proposition',
  metric: 'VPM_differentiation_score',
  suggest: (read) => {
    if (!isBelow(read('VPM_differentiation_score'), 75) || read('patent_count') !== 0) return null;
    return {
      changes: { patent_count: 1 },
      text: both('Protect the technology with a first patent.', 'Protege la tecnología con una primera patente.'),
    };
  },
};

/** Every rule that suggests a change of one figure. */
export const recommendationRules: readonly RecommendationRule[] = [
  runway,
  burn,
  debt,
  ltvToCac,
  margin,
  growth,
  segment,
  niche,
  barriers,
  skills,
  experience,
  completeness,
  execution,
  feedback,
  marginalCost,
  network,
  features,
  patent,
];
