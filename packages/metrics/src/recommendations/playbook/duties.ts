import { printed } from '../../contradictions/printed.ts';
import { burnAfter, withDebtToEquity, withFinancials, withLessBurn, withRunway } from '../changes.ts';
import { type Play, text } from '../Play.ts';
import { followedBy, months, movedRunway } from '../printedChange.ts';

const { euros } = printed;
const BRIDGE = 6;
const CUT = 0.4;

/** What has to be done before anything else: cash first. */
export const duties: readonly Play[] = [
  {
    id: 'bridge_round',
    group: 'financial',
    metric: 'FEM_cash_runway',
    isDuty: true,
    when: ({ isShortOfCash, isBootstrapped }) => isShortOfCash && !isBootstrapped,
    change: (situation) => withRunway(situation, BRIDGE),
    who: 'chiefExecutive',
    what({ input, runway }) {
      const amount = euros((BRIDGE - runway) * input.burn_rate);
      return text(
        `Close a bridge of ${amount}, and ask the present investors first.`,
        `Cierra una financiación puente de ${amount} y pídela primero a los inversores actuales.`,
      );
    },
    why: ({ runway }) =>
      followedBy(
        movedRunway(runway, BRIDGE),
        'A round takes about six months to close.',
        'Cerrar una ronda lleva unos seis meses.',
      ),
    proof: text('Signed note and bank statement', 'Pagaré o préstamo firmado y extracto bancario'),
  },
  {
    id: 'owners_loan',
    group: 'financial',
    metric: 'FEM_cash_runway',
    isDuty: true,
    when: ({ isShortOfCash, isBootstrapped }) => isShortOfCash && isBootstrapped,
    change(situation) {
      const { debt, equity, financials, input, runway } = situation;
      const amount = (BRIDGE - runway) * input.burn_rate;
      const cashAfter = BRIDGE * input.burn_rate;
      const owed = Math.max((Number.isNaN(debt) ? 0 : debt) + amount, equity >= 0 ? 0.5 * cashAfter - equity : 0);
      const inBank = typeof financials.cash_in_bank === 'number' && { cash_in_bank: financials.cash_in_bank + amount };
      return { cash_runway_months: BRIDGE, ...withFinancials(situation, { total_debt: owed, ...inBank }) };
    },
    who: 'founders',
    what({ input, runway }) {
      const amount = euros((BRIDGE - runway) * input.burn_rate);
      return text(
        `Lend the company ${amount} of the owners' money, or agree a credit line of that size with the bank.`,
        `Presta ${amount} a la empresa con dinero de los socios, o pacta con el banco una póliza de ese importe.`,
      );
    },
    why: ({ runway }) => movedRunway(runway, BRIDGE),
    proof: text('Loan agreement and bank statement', 'Contrato de préstamo y extracto bancario'),
  },
  {
    id: 'cut_now',
    group: 'financial',
    metric: 'FEM_cash_runway',
    isDuty: true,
    when: ({ isShortOfCash }) => isShortOfCash,
    change: (situation) => withLessBurn(situation, CUT),
    who: 'finance',
    what(situation) {
      const [from, to] = [euros(situation.input.burn_rate), euros(burnAfter(situation, CUT))];
      return text(
        `Cut the burn from ${from} to ${to} a month, starting this month: open positions, paid acquisition, office.`,
        `Recorta desde este mes el gasto de ${from} a ${to}: vacantes, captación de pago y oficina.`,
      );
    },
    why: ({ runway }) => movedRunway(runway, runway / (1 - CUT)),
    proof: text("Next month's accounts", 'Cuentas del mes siguiente'),
  },
  {
    id: 'thirteen_weeks',
    group: 'financial',
    metric: 'FEM_cash_runway',
    isDuty: true,
    when: ({ isShortOfCash }) => isShortOfCash,
    change: null,
    who: 'finance',
    what: () =>
      text(
        'Keep a cash plan of thirteen weeks, correct it every Monday and send it to the investors.',
        'Lleva un plan de tesorería a trece semanas, corrígelo cada lunes y envíalo a los inversores.',
      ),
    why({ runway }) {
      const left = months(runway);
      return text(
        `${left.en} of cash left: every payment has to be foreseen by week.`,
        `Queda caja para ${left.es}: cada pago debe estar previsto por semanas.`,
      );
    },
    proof: text('The plan with two weeks of actual figures', 'El plan con dos semanas de cifras reales'),
  },
  {
    id: 'negative_equity',
    group: 'financial',
    metric: 'FEM_debt_to_equity',
    isDuty: true,
    when: ({ equity }) => equity < 0,
    change: (situation) => withDebtToEquity(situation, 1),
    who: 'board',
    what: () =>
      text(
        'Make the equity positive again: turn loans of shareholders into capital, or raise new capital.',
        'Recupera unos fondos propios positivos: convierte en capital los préstamos de socios o amplía capital.',
      ),
    why: ({ equity }) =>
      text(
        `Equity ${euros(equity)}. Negative equity can be a legal reason to dissolve the company.`,
        `Fondos propios ${euros(equity)}. Si son negativos, pueden ser causa legal de disolución.`,
      ),
    proof: text('Balance sheet after the conversion', 'Balance posterior a la conversión'),
  },
  {
    id: 'add_up',
    group: 'general',
    metric: 'IE_investability_score',
    isDuty: true,
    when: ({ openContradictions }) => openContradictions.length > 0,
    change: ({ startup, openContradictions }) => ({
      answers: {
        ...startup.answers,
        ...Object.fromEntries(openContradictions.map(({ id }) => [id, { text: '', accepted: true }])),
      },
    }),
    who: 'founders',
    what({ openContradictions: { length } }) {
      const isOne = length === 1;
      return text(
        isOne
          ? 'Correct or explain the figures that do not add up.'
          : `Correct or explain the ${length} contradictions.`,
        isOne ? 'Corrige o explica las cifras que no cuadran.' : `Corrige o explica las ${length} contradicciones.`,
      );
    },
    why: ({ openContradictions: [first] }) => first?.message ?? text('', ''),
    proof: text(
      'Corrected figures, or an explanation with its document',
      'Cifras corregidas, o una explicación documentada',
    ),
  },
];
