import { printed } from '../../contradictions/printed.ts';
import type { EvidenceField } from '../../evidence/evidenceFields.ts';
import type { MetricId } from '../../metricIds.ts';
import type { Localized, RecommendationGroup } from '../../types.ts';
import { withFinancials, withGrowth } from '../changes.ts';
import { type Play, text } from '../Play.ts';
import type { Role } from '../roles.ts';
import type { Situation } from '../situationOf.ts';

const { euros, market, percent, plain } = printed;

interface Claim {
  id: string;
  group: RecommendationGroup;
  metric: MetricId;
  who: Role;
  /** Inputs and optional facts that the document supports. */
  fields: readonly EvidenceField[];
  isWorthIt?: (situation: Situation) => boolean;
  what: Localized;
  /** What is stated, in words and figures; null for a figure that is not. */
  figures: (situation: Situation) => readonly (Localized | null)[];
  proof: Localized;
}

const figure = (en: string, es: string, value: number, print: (value: number) => string): Localized | null =>
  Number.isNaN(value) ? null : text(`${en} ${print(value)}`, `${es} ${print(value)}`);
const listed = (parts: readonly (Localized | null)[], locale: 'en' | 'es'): string =>
  parts.flatMap((part) => (part ? [part[locale]] : [])).join(', ');
const ofFive = (value: number): string => `${plain(value)}/5`;

/** The advice to support with a document what only somebody's word supports. */
function proving({ fields, isWorthIt = () => true, what, figures, ...claim }: Claim): Play {
  return {
    ...claim,
    what: () => what,
    why(situation) {
      const parts = figures(situation);
      return text(
        `${listed(parts, 'en')}: stated, and not supported by any document yet.`,
        `${listed(parts, 'es')}: declarado, sin ningún documento que lo respalde todavía.`,
      );
    },
    when: (situation) =>
      isWorthIt(situation) && fields.some((field) => situation.isStated(field) && !situation.isEvidenced(field)),
    change: ({ startup, isStated }) => ({
      evidence: {
        ...startup.evidence,
        ...Object.fromEntries(fields.filter(isStated).map((field) => [field, { kind: 'document' }])),
      },
    }),
  };
}

const growthOwed = ({ growth, revenue, age }: Situation): boolean => Number.isNaN(growth) && revenue > 0 && !(age < 2);

/** Support for what is stated, and figures that count against a startup until it states them. */
export const evidence: readonly Play[] = [
  proving({
    id: 'prove_cash',
    group: 'financial',
    metric: 'FEM_cash_runway',
    who: 'finance',
    fields: ['cash_runway_months', 'burn_rate'],
    what: text(
      'Show the bank statement behind cash and burn.',
      'Aporta el extracto bancario que respalda caja y gasto.',
    ),
    figures: ({ input, runway }) => [
      figure('Cash runway in months', 'Meses de caja', runway, plain),
      figure('burn a month', 'gasto al mes', input.burn_rate, euros),
    ],
    proof: text('Bank statement of the last month', 'Extracto bancario del último mes'),
  }),
  proving({
    id: 'prove_revenue',
    group: 'financial',
    metric: 'FEM_revenue_growth_rate',
    who: 'finance',
    fields: [
      'revenue',
      'profit_margin',
      'revenue_per_employee',
      'financials.revenue_history',
      'financials.revenue_growth_rate',
    ],
    isWorthIt: ({ revenue }) => revenue > 0,
    what: text(
      'Show the accounts behind revenue, growth and margin.',
      'Aporta las cuentas que respaldan ingresos, crecimiento y margen.',
    ),
    figures: ({ revenue, growth, input }) => [
      figure('Revenue', 'Ingresos', revenue, euros),
      figure('growth', 'crecimiento', growth, percent),
      figure('margin', 'margen', input.profit_margin, percent),
    ],
    proof: text('Annual accounts or VAT return', 'Cuentas anuales o declaración de IVA'),
  }),
  proving({
    id: 'prove_unit_economics',
    group: 'financial',
    metric: 'FEM_lifetime_value',
    who: 'sales',
    fields: ['lifetime_value', 'customer_acquisition_cost'],
    isWorthIt: ({ ltvToCac }) => ltvToCac > 0,
    what: text(
      'Show the cohorts behind acquisition cost and lifetime value.',
      'Aporta las cohortes que respaldan el coste de adquisición y el valor del cliente.',
    ),
    figures: ({ input }) => [
      figure('Cost per customer', 'Coste por cliente', input.customer_acquisition_cost, euros),
      figure('lifetime value', 'valor del cliente', input.lifetime_value, euros),
    ],
    proof: text('Cohort table with all costs of sales', 'Tabla de cohortes con todo el coste comercial'),
  }),
  proving({
    id: 'prove_market',
    group: 'market',
    metric: 'MEM_market_size_score',
    who: 'product',
    fields: ['total_market_size', 'target_segment_size', 'market_growth_rate'],
    what: text(
      'Work out the market from below: possible customers times price, with sources.',
      'Calcula el mercado desde abajo: clientes posibles por precio, con fuentes.',
    ),
    figures: ({ input }) => [
      figure('Total market', 'Mercado total', input.total_market_size, market),
      figure('target segment', 'segmento objetivo', input.target_segment_size, market),
      figure('growth', 'crecimiento', input.market_growth_rate, percent),
    ],
    proof: text('The calculation with its sources', 'El cálculo con sus fuentes'),
  }),
  proving({
    id: 'prove_customers',
    group: 'value_proposition',
    metric: 'VPM_market_fit_score',
    who: 'product',
    fields: ['customer_feedback', 'problem_relevance'],
    isWorthIt: ({ isEarly, isPreclinical }) => !isEarly && !isPreclinical,
    what: text(
      'Show that customers need it: renewals, a survey, calls with references.',
      'Demuestra que los clientes lo necesitan: renovaciones, encuesta, llamadas de referencia.',
    ),
    figures: ({ input }) => [
      figure('Customer feedback', 'Opinión de los clientes', input.customer_feedback, ofFive),
      figure('problem relevance', 'relevancia del problema', input.problem_relevance, ofFive),
    ],
    proof: text(
      'Renewals, export of the survey, notes of the calls',
      'Renovaciones, exportación de la encuesta, notas de las llamadas',
    ),
  }),
  proving({
    id: 'prove_technology',
    group: 'value_proposition',
    metric: 'VPM_differentiation_score',
    who: 'technology',
    fields: ['unique_technology', 'innovation_level'],
    isWorthIt: ({ isDeepTech }) => isDeepTech,
    what: text(
      'Have the technology tested by somebody independent.',
      'Encarga a un tercero independiente que ensaye la tecnología.',
    ),
    figures: ({ input }) => [
      figure('Unique technology', 'Tecnología única', input.unique_technology, plain),
      figure('innovation level', 'nivel de innovación', input.innovation_level, ofFive),
    ],
    proof: text('Independent test report or granted patent', 'Informe de ensayo independiente o patente concedida'),
  }),
  proving({
    id: 'prove_team',
    group: 'team',
    metric: 'TRM_founder_quality_score',
    who: 'founders',
    fields: [
      'technical_expertise',
      'business_expertise',
      'team_completeness',
      'execution_capacity',
      'industry_experience_years',
      'founders_education_level',
    ],
    what: text(
      'Show what the team has done before: CVs and two references.',
      'Demuestra lo que ha hecho el equipo: CV y dos referencias.',
    ),
    figures: ({ input }) => [
      figure('Technical expertise', 'Experiencia técnica', input.technical_expertise, ofFive),
      figure('business expertise', 'experiencia de negocio', input.business_expertise, ofFive),
    ],
    proof: text('CVs and two references', 'CV y dos referencias'),
  }),
  {
    id: 'state_growth',
    group: 'financial',
    metric: 'FEM_revenue_growth_rate',
    when: growthOwed,
    change: (situation) => withGrowth(situation, 0),
    who: 'finance',
    what: () =>
      text(
        'State the revenue of last year: even no growth counts more than silence.',
        'Indica los ingresos del año anterior: incluso no crecer cuenta más que callarlo.',
      ),
    why: ({ revenue }) =>
      text(
        `Revenue ${euros(revenue)}, growth not stated: it counts as the lowest, not as ${percent(0)}.`,
        `Ingresos ${euros(revenue)}, crecimiento sin indicar: cuenta como el más bajo, no como ${percent(0)}.`,
      ),
    proof: text('Annual accounts', 'Cuentas anuales'),
  },
  {
    id: 'state_debt',
    group: 'financial',
    metric: 'FEM_debt_to_equity',
    when: ({ isStated, isDebtFinanced }) => !isDebtFinanced && !isStated('financials.total_debt'),
    change(situation) {
      const { equity, input, runway } = situation;
      const cash = input.burn_rate > 0 && runway > 0 ? runway * input.burn_rate : 0;
      return withFinancials(situation, { total_debt: 0, total_equity: Math.max(equity > 0 ? equity : 1, cash) });
    },
    who: 'finance',
    what: () =>
      text(
        'State debt and equity, and write 0 if there is no debt.',
        'Indica deuda y fondos propios, y escribe 0 si no hay deuda.',
      ),
    why: () =>
      text(
        'Debt to equity is not stated, and the score does not assume that there is no debt.',
        'La deuda sobre fondos propios no consta, y la nota no da por hecho que no haya deuda.',
      ),
    proof: text('Balance sheet', 'Balance'),
  },
];
