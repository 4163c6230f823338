import type { AttributeName, ExtraName, SettingName } from '../facts/factNames.ts';
import { type EvaluatedField, evaluatedFields } from '../inputs/inputDomains.ts';
import type { SourceId, StepId } from '../model/sources.ts';
import { isMetricId, metricById } from '../registry/metrics.ts';
import type { Localized } from '../types.ts';

type Described = AttributeName | ExtraName | SettingName | StepId;

const labels: Readonly<Record<Described, Localized>> = {
  stage_maturity: { en: 'Maturity of the stage', es: 'Madurez de la etapa' },
  stage_headcount: { en: 'Usual headcount of the stage', es: 'Plantilla habitual de la etapa' },
  stage_valuation: { en: 'Usual valuation of the stage', es: 'Valoración habitual de la etapa' },
  stage_multiple: { en: 'Multiple asked for at the stage', es: 'Múltiplo exigido en la etapa' },
  corporate_affinity: {
    en: 'Corporate affinity of the business model',
    es: 'Afinidad corporativa del modelo de negocio',
  },
  sales_multiple: { en: 'Sales multiple of the business model', es: 'Múltiplo de ventas del modelo de negocio' },
  education_affinity: { en: 'Education affinity of the industry', es: 'Afinidad educativa del sector' },
  typical_market: { en: 'Usual market of the size class', es: 'Mercado habitual de la clase de tamaño' },
  debt_share: { en: 'Debt share of the financing type', es: 'Parte de deuda del tipo de financiación' },
  public_share: { en: 'Public share of the financing type', es: 'Parte pública del tipo de financiación' },
  revenue_latest: { en: 'Last revenue of the history', es: 'Últimos ingresos del historial' },
  revenue_previous: { en: 'Revenue of the year before', es: 'Ingresos del año anterior' },
  revenue_growth_stated: { en: 'Stated revenue growth', es: 'Crecimiento de ingresos declarado' },
  total_debt: { en: 'Total debt', es: 'Deuda total' },
  total_equity: { en: 'Total equity', es: 'Fondos propios' },
  pre_money_valuation: { en: 'Pre-money valuation', es: 'Valoración pre-money' },
  very_disappointed_pct: { en: 'Customers very disappointed without it', es: 'Clientes muy decepcionados sin ello' },
  rival_count: { en: 'Competitors listed', es: 'Competidores enumerados' },
  rival_concentration: { en: 'Concentration by market shares', es: 'Concentración por cuotas de mercado' },
  rival_strength: { en: 'Mean strength of the competitors listed', es: 'Fuerza media de los competidores enumerados' },
  rival_pressure: {
    en: 'Strength of the three strongest listed',
    es: 'Fuerza de los tres más fuertes enumerados',
  },
  graph_members: { en: 'Members of the team graph', es: 'Miembros del grafo del equipo' },
  graph_clustering: { en: 'Clustering of the team graph', es: 'Agrupamiento del grafo del equipo' },
  graph_ties: { en: 'Ties of the people listed', es: 'Vínculos entre las personas enumeradas' },
  graph_bond: { en: 'Strength of all possible ties', es: 'Fuerza de todos los vínculos posibles' },
  graph_strength: { en: 'Mean tie strength of the team graph', es: 'Fuerza media de los vínculos del grafo' },
  graph_components: { en: 'Groups of the team graph', es: 'Grupos del grafo del equipo' },
  graph_connectivity: { en: 'Largest group of the team graph', es: 'Grupo mayor del grafo del equipo' },
  founder_track_record: { en: 'Track record of the best founder', es: 'Trayectoria del mejor fundador' },
  strategic_alignment: { en: 'Strategic alignment', es: 'Alineación estratégica' },
  channel_synergy: { en: 'Stated channel synergy', es: 'Sinergia de canales declarada' },
  executive_sponsorship: { en: 'Stated executive sponsorship', es: 'Patrocinio directivo declarado' },
  cross_department_experience: { en: 'Stated cross-department experience', es: 'Experiencia transversal declarada' },
  corporate_overlap_pct: { en: 'Stated market overlap', es: 'Solape de mercado declarado' },
  months_to_market_alone: { en: 'Months to market alone', es: 'Meses hasta el mercado en solitario' },
  months_to_market_with_partner: { en: 'Months to market with a partner', es: 'Meses hasta el mercado con socio' },
  average_tenure_years: { en: 'Stated corporate tenure', es: 'Antigüedad corporativa declarada' },
  trl: { en: 'Technology readiness level', es: 'Nivel de madurez tecnológica' },
  academic_record: { en: 'Publications and awards', es: 'Publicaciones y premios' },
  mentors: { en: 'Number of mentors', es: 'Número de mentores' },
  faculty_involvement: { en: 'Stated faculty involvement', es: 'Participación del profesorado declarada' },
  institutional_support: { en: 'Stated institutional support', es: 'Apoyo institucional declarado' },
  educational_overlap_pct: { en: 'Stated educational overlap', es: 'Solape educativo declarado' },
  discipline_mix: { en: 'Mix of the students listed', es: 'Mezcla de los estudiantes enumerados' },
  as_of_year: { en: 'Year of the evaluation', es: 'Año de la evaluación' },
  unknown_score: { en: 'Score of an unknown component', es: 'Nota de un componente desconocido' },
  runway_elapsed: { en: 'Months since the runway was stated', es: 'Meses desde que se declaró la caja' },
  value_factor: { en: 'Factor on the value proposition', es: 'Factor sobre la propuesta de valor' },
  financial_factor: { en: 'Factor on finance', es: 'Factor sobre las finanzas' },
  market_factor: { en: 'Factor on the market', es: 'Factor sobre el mercado' },
  team_factor: { en: 'Factor on the team', es: 'Factor sobre el equipo' },
  is_grown: { en: 'Growth stage or later', es: 'Etapa de crecimiento o posterior' },
  age: { en: 'Years since foundation', es: 'Años desde la fundación' },
  annual_revenue: { en: 'Yearly revenue', es: 'Ingresos anuales' },
  organisation: { en: 'Organisation of the team', es: 'Organización del equipo' },
  ties: { en: 'Share of possible ties', es: 'Parte de los vínculos posibles' },
  bond: { en: 'Strength of the team’s ties', es: 'Fuerza de los vínculos del equipo' },
  connectivity: { en: 'Share of the team that is connected', es: 'Parte conectada del equipo' },
  weaker_skill: { en: 'Weaker of technical and business skill', es: 'Capacidad más débil, técnica o de negocio' },
  skill_balance: { en: 'Balance of technical and business skill', es: 'Equilibrio entre técnica y negocio' },
  headcount_ratio: { en: 'Headcount for the stage', es: 'Plantilla para la etapa' },
  served_segment: { en: 'Target segment within the market', es: 'Segmento objetivo dentro del mercado' },
  segment_reach: { en: 'Segment as a share of the market', es: 'Segmento como parte del mercado' },
  competitors: { en: 'Number of competitors', es: 'Número de competidores' },
  competitive_pressure: { en: 'Strength of the competition', es: 'Fuerza de la competencia' },
  clearance: { en: 'Own means to clear the barriers', es: 'Medios propios para superar las barreras' },
  protection: { en: 'Effect of the entry barriers', es: 'Efecto de las barreras de entrada' },
  materiality: { en: 'Weight of the revenue', es: 'Peso de los ingresos' },
  stated_growth: { en: 'Revenue growth from stated facts', es: 'Crecimiento de ingresos por datos declarados' },
  growth_owed: { en: 'Growth kept back', es: 'Crecimiento no declarado' },
  growth_points_general: { en: 'Revenue growth', es: 'Crecimiento de ingresos' },
  growth_points_corporate: { en: 'Revenue growth (corporate)', es: 'Crecimiento de ingresos (corporativo)' },
  growth_points_educational: { en: 'Revenue growth (educational)', es: 'Crecimiento de ingresos (educativo)' },
  rule_of_40: { en: 'Growth plus margin (rule of 40)', es: 'Crecimiento más margen (regla del 40)' },
  segment_share_needed: { en: 'Segment share for 20 million EUR', es: 'Cuota del segmento para 20 millones de EUR' },
  ltv_cac: { en: 'Lifetime value over acquisition cost', es: 'Valor del cliente sobre coste de adquisición' },
  runway_counted: { en: 'Months of cash left', es: 'Meses de caja restantes' },
  burn_for_stage: { en: 'Burn for the stage', es: 'Gasto para la etapa' },
  value_over_price: { en: 'Worth over price', es: 'Valor sobre precio' },
  corporate_health: { en: 'Financial health (corporate)', es: 'Salud financiera (corporativo)' },
  educational_health: { en: 'Financial health (educational)', es: 'Salud financiera (educativo)' },
};

const inputs: ReadonlySet<string> = new Set(evaluatedFields);

/** Whether a source is an evaluated input, whose label is in the field table. */
export function isInput(source: string): source is EvaluatedField {
  return inputs.has(source);
}

/**
 * What a source of an explanation is called, in both languages.
 *
 * @param source As `id` in an explanation: a fact, a step of the calculation or a metric.
 * @returns Null for an evaluated input: its label is that of its field.
 */
export function sourceLabel(source: SourceId): Localized | null {
  if (isInput(source)) return null;
  return isMetricId(source) ? metricById(source).label : labels[source];
}
