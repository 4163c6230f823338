import { printed } from '../../contradictions/printed.ts';
import { formatNumber } from '../../format/formatNumber.ts';
import { formatPercent } from '../../format/formatPercent.ts';
import { roundTo } from '../../rounding.ts';
import { withDebtToEquity, withFinancials, withGrowth, withRevenue } from '../changes.ts';
import { type Play, text } from '../Play.ts';
import { followedBy, moved } from '../printedChange.ts';
import type { Situation } from '../situationOf.ts';

const { euros, percent, plain } = printed;
const PILOTS = 30_000;
const FIRST_SALES = 10_000;
const GROWTH_STEP = 25;
const PRICE_RISE = 10;
const DISCOUNT = 0.7;
const ratio = (value: number): string => formatNumber(value, 2);
/** Acquisition cost at which a customer brings in one and a half times as much. */
const bearableCost = ({ input }: Situation): number => roundTo(input.lifetime_value / 1.5, 2);
const debtGoal = ({ healthy }: Situation): number => healthy.debtToEquity / 2;
/** A higher price turns a loss into profit only where no cash is burned. */
const marginAfter = ({ input }: Situation): number => {
  const margin = input.profit_margin + PRICE_RISE;
  return Math.min(100, input.profit_margin <= 0 && input.burn_rate > 0 ? Math.min(0, margin) : margin);
};
const ofCustomer = ({ input }: Situation) => {
  const [cost, worth] = [euros(input.customer_acquisition_cost), euros(input.lifetime_value)];
  return text(
    `Cost per customer ${cost}, lifetime value ${worth}`,
    `Coste por cliente ${cost}, valor del cliente ${worth}`,
  );
};

/** Revenue, customers, debt and price of the company. */
export const money: readonly Play[] = [
  {
    id: 'deleverage',
    group: 'financial',
    metric: 'FEM_debt_to_equity',
    when: ({ equity, metric, healthy }) => equity > 0 && metric('FEM_debt_to_equity') > healthy.debtToEquity,
    change: (situation) => withDebtToEquity(situation, debtGoal(situation)),
    who: 'finance',
    what: () =>
      text(
        'Turn part of the debt into capital and extend the terms of the rest.',
        'Convierte parte de la deuda en capital y alarga los plazos del resto.',
      ),
    why: (situation) =>
      moved(
        'Debt to equity',
        'Deuda sobre fondos propios',
        formatPercent(100 * situation.metric('FEM_debt_to_equity')),
        formatPercent(100 * debtGoal(situation)),
      ),
    proof: text('Loan agreement and balance sheet', 'Contrato de préstamo y balance'),
  },
  {
    id: 'stop_losing_customers',
    group: 'financial',
    metric: 'FEM_revenue_growth_rate',
    when: ({ isShrinking }) => isShrinking,
    change: (situation) => withGrowth(situation, 0),
    who: 'chiefExecutive',
    what: () =>
      text(
        'Interview twenty customers who left, and spend nothing on growth until revenue holds.',
        'Entrevista a veinte clientes perdidos y no gastes en crecer hasta que los ingresos se estabilicen.',
      ),
    why: ({ growth }) => moved('Revenue growth', 'Crecimiento de ingresos', percent(growth), percent(0)),
    proof: text('Monthly revenue of half a year', 'Ingresos mensuales de medio año'),
  },
  {
    id: 'spend_on_growth',
    group: 'financial',
    metric: 'FEM_revenue_growth_rate',
    when: ({ hasMarketFit, isForInvestors, canSpend, ltvToCac, growth, runway, healthy }) =>
      hasMarketFit &&
      isForInvestors &&
      canSpend &&
      ltvToCac >= healthy.ltvCac &&
      growth >= 0 &&
      growth < healthy.growth / 2 &&
      runway >= healthy.runway,
    change: (situation) => withGrowth(situation, situation.growth + GROWTH_STEP),
    who: 'sales',
    what: () =>
      text(
        'Spend more on the channel that works, and only on that one.',
        'Invierte más en el canal que funciona, y solo en ese.',
      ),
    why: ({ growth, ltvToCac }) =>
      followedBy(
        moved('Revenue growth', 'Crecimiento de ingresos', percent(growth), percent(growth + GROWTH_STEP)),
        `Customers bring in ${ratio(ltvToCac)} times their cost.`,
        `Cada cliente aporta ${ratio(ltvToCac)} veces su coste.`,
      ),
    proof: text('Monthly revenue by channel', 'Ingresos mensuales por canal'),
  },
  {
    id: 'stop_paid_acquisition',
    group: 'financial',
    metric: 'FEM_customer_acquisition_cost',
    when: ({ ltvToCac, input }) => ltvToCac < 1 && input.lifetime_value > 0 && input.customer_acquisition_cost > 0,
    change: (situation) => ({ customer_acquisition_cost: bearableCost(situation) }),
    who: 'sales',
    what(situation) {
      const most = euros(bearableCost(situation));
      return text(
        `Stop paid acquisition, and start again below ${most} a customer.`,
        `Detén la captación de pago y retómala por debajo de ${most} por cliente.`,
      );
    },
    why: (situation) => followedBy(ofCustomer(situation), 'Each sale loses money.', 'Cada venta pierde dinero.'),
    proof: text('Cohort table with all costs of sales', 'Tabla de cohortes con todo el coste comercial'),
  },
  {
    id: 'cheaper_channel',
    group: 'financial',
    metric: 'FEM_customer_acquisition_cost',
    when: ({ ltvToCac, healthy, input }) =>
      ltvToCac >= 1 && ltvToCac < healthy.ltvCac && input.customer_acquisition_cost >= 1,
    change: ({ input }) => ({ customer_acquisition_cost: roundTo(input.customer_acquisition_cost * 0.75, 2) }),
    who: 'sales',
    what({ input }) {
      const [from, to] = [euros(input.customer_acquisition_cost), euros(input.customer_acquisition_cost * 0.75)];
      return text(
        `Lower the cost of a new customer from ${from} to ${to}: referrals, partners, self-service.`,
        `Baja el coste de un cliente nuevo de ${from} a ${to}: recomendaciones, socios, autoservicio.`,
      );
    },
    why: ({ ltvToCac, healthy }) =>
      followedBy(
        moved('LTV/CAC', 'LTV/CAC', ratio(ltvToCac), ratio(ltvToCac / 0.75)),
        `Healthy from ${plain(healthy.ltvCac)}.`,
        `Sano desde ${plain(healthy.ltvCac)}.`,
      ),
    proof: text('Cost and customers by channel', 'Coste y clientes por canal'),
  },
  {
    id: 'retention',
    group: 'financial',
    metric: 'FEM_lifetime_value',
    when: ({ ltvToCac, healthy, revenue, isService }) =>
      ltvToCac > 0 && ltvToCac < healthy.ltvCac && revenue > 0 && !isService,
    change: ({ input }) => ({ lifetime_value: roundTo(input.lifetime_value * 1.3, 2) }),
    who: 'product',
    what: () =>
      text(
        'Keep customers longer: a better first month, yearly plans, a second product.',
        'Conserva más tiempo a los clientes: un mejor primer mes, planes anuales, un segundo producto.',
      ),
    why: ({ input, ltvToCac }) =>
      followedBy(
        moved('Lifetime value', 'Valor del cliente', euros(input.lifetime_value), euros(input.lifetime_value * 1.3)),
        `Now ${ratio(ltvToCac)} times the cost of a customer.`,
        `Ahora, ${ratio(ltvToCac)} veces el coste de un cliente.`,
      ),
    proof: text('Retention of three cohorts', 'Retención de tres cohortes'),
  },
  {
    id: 'price',
    group: 'financial',
    metric: 'FEM_operational_efficiency_score',
    when: ({ revenue, input, isShrinking }) =>
      revenue > 0 && !isShrinking && input.profit_margin < 20 && input.customer_feedback >= 3.5,
    change: (situation) => ({ profit_margin: roundTo(marginAfter(situation), 2) }),
    who: 'chiefExecutive',
    what: () =>
      text(
        `Raise prices for new customers by ${PRICE_RISE}\u00A0% and watch the win rate for two months.`,
        `Sube un ${PRICE_RISE}\u00A0% los precios a clientes nuevos y vigila dos meses la tasa de cierre.`,
      ),
    why: (situation) =>
      moved(
        'Profit margin',
        'Margen de beneficio',
        percent(situation.input.profit_margin),
        percent(marginAfter(situation)),
      ),
    proof: text('Price list and win rate', 'Tarifa y tasa de cierre'),
  },
  {
    id: 'first_paid_pilots',
    group: 'financial',
    metric: 'VPM_market_fit_score',
    when: ({ maturity, hasMarketFit, isPreclinical, isConsumerProduct, revenue }) =>
      maturity >= 0.25 && !hasMarketFit && !isPreclinical && !isConsumerProduct && revenue < PILOTS,
    change: (situation) => withRevenue(situation, situation.revenue + PILOTS),
    who: 'sales',
    what: () =>
      text(
        `Sell three paid pilots of about ${euros(PILOTS / 3)} each with what the product does today.`,
        `Vende tres pilotos de pago de unos ${euros(PILOTS / 3)} con lo que el producto ya hace.`,
      ),
    why: ({ revenue }) => moved('Yearly revenue', 'Ingresos anuales', euros(revenue), euros(revenue + PILOTS)),
    proof: text('Three signed contracts', 'Tres contratos firmados'),
  },
  {
    id: 'first_hundred_customers',
    group: 'financial',
    metric: 'VPM_market_fit_score',
    when: ({ maturity, hasMarketFit, isPreclinical, isConsumerProduct, revenue }) =>
      maturity >= 0.25 && !hasMarketFit && !isPreclinical && isConsumerProduct && revenue < FIRST_SALES,
    change: (situation) => withRevenue(situation, situation.revenue + FIRST_SALES),
    who: 'sales',
    what: () =>
      text(
        'Sell to a hundred people who are not friends, at the full price.',
        'Vende a cien personas que no sean amigos, al precio completo.',
      ),
    why: ({ revenue }) => moved('Yearly revenue', 'Ingresos anuales', euros(revenue), euros(revenue + FIRST_SALES)),
    proof: text('A hundred receipts', 'Cien recibos de venta'),
  },
  {
    id: 'revenue_per_head',
    group: 'financial',
    metric: 'FEM_revenue_per_employee',
    when: ({ hasMarketFit, metric, revenue }) =>
      hasMarketFit && revenue > 0 && metric('FEM_revenue_per_employee') < 60_000,
    change: (situation) => withRevenue(situation, roundTo(situation.revenue * 1.25, 2)),
    who: 'chiefExecutive',
    what: () =>
      text(
        'Let revenue grow faster than the team: a quarter more with the same people.',
        'Haz crecer los ingresos un 25 % con las mismas personas.',
      ),
    why({ metric }) {
      const now = metric('FEM_revenue_per_employee');
      return moved('Revenue per employee', 'Ingresos por empleado', euros(now), euros(now * 1.25));
    },
    proof: text('Payroll and accounts', 'Nóminas y cuentas'),
  },
  {
    id: 'asking_price',
    group: 'financial',
    metric: 'FEM_valuation_score',
    when: ({ preMoney, metric }) => preMoney > 0 && metric('FEM_valuation_score') < 40,
    change: (situation) =>
      withFinancials(situation, { pre_money_valuation: roundTo(situation.preMoney * DISCOUNT, 2) }),
    who: 'board',
    what: () =>
      text(
        'Ask for a price that revenue and market carry, or tie part of it to milestones.',
        'Pide un precio que sostengan los ingresos y el mercado, o liga una parte a hitos.',
      ),
    why: ({ preMoney }) =>
      moved('Pre-money valuation', 'Valoración pre-money', euros(preMoney), euros(preMoney * DISCOUNT)),
    proof: text('Term sheet', 'Hoja de términos'),
  },
  {
    id: 'local_business',
    group: 'general',
    metric: 'MEM_market_size',
    when: ({ isLocal, isService, isBootstrapped, isDebtFinanced, isFinancingKnown }) =>
      isLocal && isService && isFinancingKnown && !isBootstrapped && !isDebtFinanced,
    change: null,
    who: 'founders',
    what: () =>
      text(
        'Finance it with a bank loan or family money: venture capital needs a larger market.',
        'Fináncialo con un préstamo bancario o dinero de la familia: el capital riesgo exige un mercado mayor.',
      ),
    why({ input }) {
      const segment = printed.market(input.target_segment_size);
      const scale = plain(input.scalability_potential);
      return text(
        `Target segment ${segment}, scalability ${scale} of 5.`,
        `Segmento objetivo ${segment}, escalabilidad ${scale} de 5.`,
      );
    },
    proof: text('Financing plan', 'Plan de financiación'),
  },
];
