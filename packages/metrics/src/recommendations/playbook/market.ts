import { printed } from '../../contradictions/printed.ts';
import { formatScore } from '../../format/formatScore.ts';
import { roundTo } from '../../rounding.ts';
import { movedInput } from '../changes.ts';
import { type Play, text } from '../Play.ts';
import { followedBy, moved, movedRating } from '../printedChange.ts';
import type { Situation } from '../situationOf.ts';

const { market: millions, plain } = printed;

const isReadyToExpand = ({ hasMarketFit, canSpend, revenue, growth, input }: Situation): boolean =>
  hasMarketFit &&
  canSpend &&
  revenue >= 500_000 &&
  growth > 20 &&
  input.target_segment_size * 1.5 <= input.total_market_size;
const competitorsInNiche = ({ input, listedCompetitors }: Situation): number =>
  Math.max(Math.floor(input.competitor_count / 3), listedCompetitors);
const movedRegulation = ({ input }: Situation) =>
  movedRating(
    'Regulatory environment',
    'Entorno regulatorio',
    input.regulatory_environment,
    input.regulatory_environment + 1,
  );

/** Where it competes, and what lets it in. */
export const market: readonly Play[] = [
  {
    id: 'narrower_niche',
    group: 'market',
    metric: 'MEM_competition_score',
    when: (situation) =>
      situation.input.competitor_count >= 15 &&
      situation.metric('MEM_competition_score') < 55 &&
      !isReadyToExpand(situation),
    change(situation) {
      const { input, revenue } = situation;
      const count = competitorsInNiche(situation);
      if (count >= input.competitor_count) return null;
      if (!(input.target_segment_size > 0)) return { competitor_count: count };
      const segment = roundTo(input.target_segment_size * 0.7, 2);
      return segment <= 0 || revenue > segment * 1e6 ? null : { competitor_count: count, target_segment_size: segment };
    },
    who: 'product',
    what: () =>
      text(
        'Choose one niche with a third of the competitors, even if it is smaller.',
        'Elige un nicho con un tercio de los competidores, aunque sea menor.',
      ),
    why: (situation) =>
      moved(
        'Competitors',
        'Competidores',
        plain(situation.input.competitor_count),
        plain(competitorsInNiche(situation)),
      ),
    proof: text('List of the competitors in the niche', 'Lista de competidores del nicho'),
  },
  {
    id: 'second_country',
    group: 'market',
    metric: 'MEM_market_size_score',
    when: isReadyToExpand,
    change: ({ input }) => ({ target_segment_size: roundTo(input.target_segment_size * 1.5, 2) }),
    who: 'chiefExecutive',
    what: () =>
      text(
        'Open a second country with a local partner, now that the first one repeats.',
        'Abre un segundo país con un socio local, ahora que el primero ya es repetible.',
      ),
    why: ({ input }) =>
      moved(
        'Target segment',
        'Segmento objetivo',
        millions(input.target_segment_size),
        millions(input.target_segment_size * 1.5),
      ),
    proof: text('The first five contracts there', 'Los cinco primeros contratos allí'),
  },
  {
    id: 'regulator',
    group: 'market',
    metric: 'MEM_entry_barriers_score',
    when: ({ isRegulated, isPreclinical, input }) => isRegulated && !isPreclinical && input.regulatory_environment <= 3,
    change: (situation) => movedInput(situation, 'regulatory_environment', 1),
    who: 'regulatory',
    what: () =>
      text(
        'Settle how you will be licensed: sandbox, own licence or a licensed partner.',
        'Decide la vía regulatoria: sandbox, licencia propia o un socio con licencia.',
      ),
    why: movedRegulation,
    proof: text('Written opinion of a lawyer, or the licence', 'Dictamen jurídico por escrito, o la licencia'),
  },
  {
    id: 'agency_advice',
    group: 'market',
    metric: 'MEM_entry_barriers_score',
    when: ({ isPreclinical, input }) => isPreclinical && input.regulatory_environment <= 3,
    change: (situation) => movedInput(situation, 'regulatory_environment', 1),
    who: 'regulatory',
    what: () =>
      text(
        'Ask the medicines agency for scientific advice on the trial before you pay for it.',
        'Pide a la agencia del medicamento asesoramiento científico sobre el ensayo antes de pagarlo.',
      ),
    why: movedRegulation,
    proof: text('Advice letter of the agency', 'Carta de asesoramiento de la agencia'),
  },
  {
    id: 'partner_through_barriers',
    group: 'market',
    metric: 'MEM_entry_barriers_score',
    when: ({ input, metric, isService }) =>
      input.entry_barriers >= 4 && metric('MEM_entry_barriers_score') < 55 && !isService,
    change: (situation) => movedInput(situation, 'execution_capacity', 1),
    who: 'chiefExecutive',
    what: () =>
      text(
        'Enter with somebody who is inside already: a distributor or an incumbent.',
        'Entra con alguien que ya esté dentro: un distribuidor o una empresa establecida.',
      ),
    why({ metric, input }) {
      const score = formatScore(metric('MEM_entry_barriers_score'));
      const barriers = plain(input.entry_barriers);
      return text(
        `Entry barriers ${barriers} of 5 stand against you: ${score} of 100.`,
        `Barreras de entrada de ${barriers} sobre 5 que te frenan: ${score} de 100.`,
      );
    },
    proof: text('Signed distribution agreement', 'Acuerdo de distribución firmado'),
  },
  {
    id: 'growing_segment',
    group: 'market',
    metric: 'MEM_market_growth_score',
    when: ({ input, isEarly, isPreclinical }) => input.market_growth_rate < 8 && isEarly && !isPreclinical,
    change: (situation) => movedInput(situation, 'market_growth_rate', 5),
    who: 'founders',
    what: () =>
      text(
        'Before you build more, look for the group of buyers whose budget grows.',
        'Antes de construir más, busca el grupo de compradores cuyo presupuesto crece.',
      ),
    why: ({ input }) =>
      followedBy(
        moved(
          'Market growth',
          'Crecimiento del mercado',
          printed.percent(input.market_growth_rate),
          printed.percent(input.market_growth_rate + 5),
        ),
        'At this stage changing costs little.',
        'En esta etapa cambiar cuesta poco.',
      ),
    proof: text('Sales of that segment in two years, with sources', 'Ventas de ese segmento en dos años, con fuentes'),
  },
];
