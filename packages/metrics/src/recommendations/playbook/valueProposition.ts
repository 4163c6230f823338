import { printed } from '../../contradictions/printed.ts';
import { formatScore } from '../../format/formatScore.ts';
import { movedInput } from '../changes.ts';
import { type Play, text } from '../Play.ts';
import { followedBy, moved, movedRating } from '../printedChange.ts';

const { percent, plain } = printed;
const SURVEY_GOAL = 40;
const MOST_PATENTS = 5;

/** What customers get, and what others cannot copy. */
export const valueProposition: readonly Play[] = [
  {
    id: 'interviews',
    group: 'value_proposition',
    metric: 'VPM_market_fit_score',
    when: ({ isEarly, isPreclinical, input }) => isEarly && !isPreclinical && input.customer_feedback <= 3.5,
    change: (situation) => movedInput(situation, 'customer_feedback', 0.5),
    who: 'founders',
    what: () =>
      text(
        'Interview twenty people who could buy, and write down what they pay for today.',
        'Entrevista a veinte posibles compradores y anota por qué pagan hoy.',
      ),
    why: ({ input }) =>
      movedRating(
        'Customer feedback',
        'Opinión de los clientes',
        input.customer_feedback,
        input.customer_feedback + 0.5,
      ),
    proof: text('Notes of the interviews', 'Notas de las entrevistas'),
  },
  {
    id: 'ellis_survey',
    group: 'value_proposition',
    metric: 'VPM_market_fit_score',
    when: ({ isEarly, isPreclinical, revenue, isService, value }) =>
      !isEarly && !isPreclinical && revenue > 0 && !isService && typeof value.very_disappointed_pct !== 'number',
    change: ({ value }) => ({ value_proposition: { ...value, very_disappointed_pct: SURVEY_GOAL } }),
    who: 'product',
    what: () =>
      text(
        'Ask at least forty users how they would feel if they could no longer use the product.',
        'Pregunta al menos a cuarenta usuarios cómo se sentirían si ya no pudieran usar el producto.',
      ),
    why: () =>
      text(
        `No survey yet. ${SURVEY_GOAL}\u00A0% very disappointed is the mark of a product people need.`,
        `Aún no hay encuesta. El listón de un producto necesario es un ${SURVEY_GOAL}\u00A0% de usuarios muy decepcionados.`,
      ),
    proof: text('Export of the survey', 'Exportación de la encuesta'),
  },
  {
    id: 'fix_feedback',
    group: 'value_proposition',
    metric: 'VPM_market_fit_score',
    when: ({ isEarly, isPreclinical, revenue, input }) =>
      !isEarly && !isPreclinical && revenue > 0 && input.customer_feedback < 3.5,
    change: (situation) => movedInput(situation, 'customer_feedback', 1),
    who: 'product',
    what: () =>
      text(
        'Fix the three complaints that come up most, and tell the customers who made them.',
        'Arregla las tres quejas más repetidas y avisa a los clientes que las hicieron.',
      ),
    why: ({ input }) =>
      movedRating('Customer feedback', 'Opinión de los clientes', input.customer_feedback, input.customer_feedback + 1),
    proof: text('Support tickets before and after', 'Incidencias de soporte antes y después'),
  },
  {
    id: 'endpoint',
    group: 'value_proposition',
    metric: 'VPM_market_fit_score',
    when: ({ isPreclinical, input }) => isPreclinical && input.customer_feedback < 4,
    change: (situation) => movedInput(situation, 'customer_feedback', 0.5),
    who: 'regulatory',
    what: () =>
      text(
        'Have payers and leading physicians confirm in writing that the trial endpoint would change practice.',
        'Consigue que financiadores y médicos de referencia confirmen por escrito que la variable del ensayo cambiaría la práctica.',
      ),
    why: ({ input }) =>
      movedRating(
        'Customer feedback',
        'Opinión de los clientes',
        input.customer_feedback,
        input.customer_feedback + 0.5,
      ),
    proof: text('Their letters', 'Sus cartas'),
  },
  {
    id: 'patent_first',
    group: 'value_proposition',
    metric: 'VPM_differentiation_score',
    when: ({ isPatentable, input }) => isPatentable && input.patent_count === 0,
    change: () => ({ patent_count: 1 }),
    who: 'patents',
    what: () =>
      text(
        'File a first patent before you show the technology in public.',
        'Presenta una primera patente antes de mostrar la tecnología en público.',
      ),
    why: ({ metric }) =>
      followedBy(
        moved('Patents', 'Patentes', '0', '1'),
        `Differentiation is at ${formatScore(metric('VPM_differentiation_score'))} of 100.`,
        `La diferenciación está en ${formatScore(metric('VPM_differentiation_score'))} de 100.`,
      ),
    proof: text('Filing receipt', 'Justificante de la solicitud'),
  },
  {
    id: 'patent_family',
    group: 'value_proposition',
    metric: 'VPM_differentiation_score',
    when: ({ isPatentable, canSpend, input }) =>
      isPatentable && canSpend && input.patent_count >= 1 && input.patent_count < MOST_PATENTS,
    change: (situation) => movedInput(situation, 'patent_count', 1),
    who: 'patents',
    what: () =>
      text(
        'Extend the protection: a second family, or the international phase of the first.',
        'Amplía la protección: una segunda familia o la fase internacional de la primera.',
      ),
    why: ({ input }) => moved('Patents', 'Patentes', plain(input.patent_count), plain(input.patent_count + 1)),
    proof: text('Filing receipt', 'Justificante de la solicitud'),
  },
  {
    id: 'network_loop',
    group: 'value_proposition',
    metric: 'VPM_scalability_score',
    when: ({ isMarketplace, isConsumerProduct, isService, input }) =>
      (isMarketplace || (isConsumerProduct && input.scalability_potential >= 4)) &&
      !isService &&
      input.network_effects <= 0.6,
    change: (situation) => movedInput(situation, 'network_effects', 0.2),
    who: 'product',
    what: () =>
      text(
        'Build the loop in which one user brings the next: invitations, shared content, one city first.',
        'Construye el bucle en que un usuario trae al siguiente: invitaciones, contenido compartido, primero una ciudad.',
      ),
    why: ({ input }) =>
      moved(
        'Network effects',
        'Efectos de red',
        plain(input.network_effects),
        plain(input.network_effects + 0.2),
        text(' of 1', ' de 1'),
      ),
    proof: text('Share of users who came through others', 'Parte de los usuarios que llegó por otros'),
  },
  {
    id: 'productise',
    group: 'value_proposition',
    metric: 'VPM_scalability_score',
    when: ({ isService }) => isService,
    change: (situation) => ({
      ...movedInput(situation, 'scalability_potential', 1),
      ...movedInput(situation, 'marginal_cost', -0.1),
    }),
    who: 'product',
    what: () =>
      text(
        'Turn the service that you repeat most into a fixed product with a price and a tool.',
        'Convierte el servicio que más repites en un producto cerrado, con su precio y su herramienta.',
      ),
    why: ({ input }) =>
      movedRating(
        'Scalability potential',
        'Potencial de escalado',
        input.scalability_potential,
        input.scalability_potential + 1,
      ),
    proof: text('Three sales of that product', 'Tres ventas de ese producto'),
  },
  {
    id: 'automate',
    group: 'value_proposition',
    metric: 'VPM_scalability_score',
    when: ({ isService, input }) => !isService && input.marginal_cost > 0.3,
    change: (situation) => movedInput(situation, 'marginal_cost', -0.1),
    who: 'technology',
    what: () =>
      text(
        'Automate the step of delivery that takes most hours per customer.',
        'Automatiza el paso de la entrega que más horas consume por cliente.',
      ),
    why: ({ input }) =>
      moved(
        'Cost of one more customer',
        'Coste de un cliente más',
        percent(100 * input.marginal_cost),
        percent(100 * (input.marginal_cost - 0.1)),
        text(' of what they pay', ' de lo que paga'),
      ),
    proof: text('Cost per customer in two quarters', 'Coste por cliente en dos trimestres'),
  },
  {
    id: 'one_thing_better',
    group: 'value_proposition',
    metric: 'VPM_differentiation_score',
    when: ({ metric, isService, isLocal, input, revenue }) =>
      metric('VPM_differentiation_score') < 45 &&
      revenue >= 30_000 &&
      !isService &&
      !isLocal &&
      input.unique_features <= 6,
    change: (situation) => movedInput(situation, 'unique_features', 2),
    who: 'product',
    what: () =>
      text(
        'Build the one feature that lost deals name, instead of several small ones.',
        'Construye la función que nombran las ventas perdidas, en vez de varias pequeñas.',
      ),
    why: ({ input }) =>
      movedRating('Unique features', 'Funciones únicas', input.unique_features, input.unique_features + 2, 10),
    proof: text('Notes of lost deals and the release', 'Notas de ventas perdidas y la versión publicada'),
  },
  {
    id: 'sharper_problem',
    group: 'value_proposition',
    metric: 'VPM_market_fit_score',
    when: ({ isEarly, isPreclinical, input }) => isEarly && !isPreclinical && input.problem_relevance <= 2,
    change: (situation) => movedInput(situation, 'problem_relevance', 1),
    who: 'founders',
    what: () =>
      text(
        'Choose the buyer who loses most money to this problem, and leave the others for later.',
        'Elige al comprador que más dinero pierde por este problema y deja a los demás para después.',
      ),
    why: ({ input }) =>
      movedRating('Problem relevance', 'Relevancia del problema', input.problem_relevance, input.problem_relevance + 1),
    proof: text('Three buyers who put a figure on it', 'Tres compradores que le ponen cifra'),
  },
];
