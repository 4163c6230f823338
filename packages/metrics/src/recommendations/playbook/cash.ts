import { printed } from '../../contradictions/printed.ts';
import { formatNumber } from '../../format/formatNumber.ts';
import { burnAfter, prepaidMonths, withCustomerMoney, withLessBurn, withRunway } from '../changes.ts';
import { type Play, text } from '../Play.ts';
import { followedBy, movedRunway } from '../printedChange.ts';
import type { Situation } from '../situationOf.ts';

const { euros } = printed;
const ROUND = 18;
const GRANT = 6;
/** A quarter of the yearly revenue can be paid in advance. */
const PREPAID = 0.25;
const MOST_PREPAID = 2;
const BREAK_EVEN_CUT = 0.5;
const DISCIPLINE_CUT = 0.3;
const prepaid = (situation: Situation): number => prepaidMonths(situation, PREPAID, MOST_PREPAID);

/** More months of cash, and how fast it is spent. */
export const cash: readonly Play[] = [
  {
    id: 'raise_round',
    group: 'financial',
    metric: 'FEM_cash_runway',
    when: ({ isBurning, isShortOfCash, isForInvestors, runway, healthy }) =>
      isBurning && !isShortOfCash && isForInvestors && runway < healthy.runway,
    change: (situation) => withRunway(situation, ROUND),
    who: 'chiefExecutive',
    what: () =>
      text(
        `Start the next round now, and raise enough for ${ROUND} months or more.`,
        `Empieza ya la próxima ronda y pide lo suficiente para ${ROUND} meses o más.`,
      ),
    why: ({ runway }) =>
      followedBy(movedRunway(runway, ROUND), 'A round takes about six of them.', 'Una ronda consume unos seis.'),
    proof: text('Signed term sheet, then the bank statement', 'Hoja de términos firmada y, después, extracto bancario'),
  },
  {
    id: 'to_break_even',
    group: 'financial',
    metric: 'FEM_cash_runway',
    when: ({ mustBreakEven }) => mustBreakEven,
    change: (situation) => withLessBurn(situation, BREAK_EVEN_CUT),
    who: 'finance',
    what(situation) {
      const [from, to] = [euros(situation.input.burn_rate), euros(burnAfter(situation, BREAK_EVEN_CUT))];
      return text(
        `Halve the burn from ${from} to ${to} a month: this business can live from its customers.`,
        `Reduce el gasto a la mitad, de ${from} a ${to} al mes: este negocio puede vivir de sus clientes.`,
      );
    },
    why: ({ runway }) => movedRunway(runway, 2 * runway),
    proof: text('Accounts of three months', 'Tres cierres mensuales'),
  },
  {
    id: 'burn_discipline',
    group: 'financial',
    metric: 'FEM_burn_rate',
    when: ({ burnsTooMuch }) => burnsTooMuch,
    change: (situation) => withLessBurn(situation, DISCIPLINE_CUT),
    who: 'finance',
    what(situation) {
      const [from, to] = [euros(situation.input.burn_rate), euros(burnAfter(situation, DISCIPLINE_CUT))];
      return text(
        `Spend less on growth: bring the burn from ${from} to ${to} a month.`,
        `Gasta menos en crecer: baja el gasto de ${from} a ${to} al mes.`,
      );
    },
    why({ metric }) {
      const cost = formatNumber(metric('FEM_burn_rate'), 2);
      return text(
        `Burn multiple ${cost}: each euro of new revenue costs ${cost} €.`,
        `Múltiplo de gasto ${cost}: cada euro nuevo de ingresos cuesta ${cost} €.`,
      );
    },
    proof: text('Accounts of the next quarter', 'Cuentas del próximo trimestre'),
  },
  {
    id: 'prepayment',
    group: 'financial',
    metric: 'FEM_cash_runway',
    when: ({ isSoldToCompanies, isBurning, revenue, runway, healthy }) =>
      isSoldToCompanies && isBurning && revenue > 0 && runway < healthy.runway,
    change: (situation) => withCustomerMoney(situation, prepaid(situation)),
    who: 'sales',
    what: () =>
      text(
        'Offer customers a discount for paying the year in advance.',
        'Ofrece a los clientes un descuento por pagar el año por adelantado.',
      ),
    why: (situation) =>
      followedBy(
        movedRunway(situation.runway, situation.runway + prepaid(situation)),
        `Customers bring in ${euros(situation.revenue)} a year.`,
        `Los clientes aportan ${euros(situation.revenue)} al año.`,
      ),
    proof: text('Invoices and receipts', 'Facturas y cobros'),
  },
  {
    id: 'grant',
    group: 'financial',
    metric: 'FEM_cash_runway',
    when: ({ isDeepTech, isBurning, hasMarketFit, runway, healthy }) =>
      isDeepTech && isBurning && !hasMarketFit && runway < healthy.runway,
    change: (situation) => withRunway(situation, situation.runway + GRANT),
    who: 'chiefExecutive',
    what: () =>
      text(
        'Apply for a research grant (national innovation agency, EIC) for the next technical milestone.',
        'Solicita una ayuda a la investigación (agencia nacional de innovación, EIC) para el próximo hito técnico.',
      ),
    why: ({ runway }) =>
      followedBy(movedRunway(runway, runway + GRANT), 'A grant takes no shares.', 'Una ayuda no diluye a los socios.'),
    proof: text('Grant decision', 'Resolución de concesión'),
  },
];
