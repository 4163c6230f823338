import { printed } from '../../contradictions/printed.ts';
import { formatPlain } from '../../format/formatPlain.ts';
import { bridgedTeam } from '../bridgedTeam.ts';
import { movedInput, withTeamSize } from '../changes.ts';
import { type Play, text } from '../Play.ts';
import { followedBy, moved, movedRating } from '../printedChange.ts';
import type { Situation } from '../situationOf.ts';

const { euros, plain } = printed;

const lacksBusiness = ({ hasMarketFit, input }: Situation): boolean => !hasMarketFit && input.business_expertise <= 2;
const lacksTechnology = ({ hasMarketFit, input, isService }: Situation): boolean =>
  !hasMarketFit && input.technical_expertise <= 2 && !isService;
const movedCompleteness = ({ input }: Situation) =>
  movedRating('Team completeness', 'Equipo completo', input.team_completeness, input.team_completeness + 1);
const heldHeadcount = ({ usualHeadcount }: Situation): number => Math.round(2 * usualHeadcount);

/** Who does the work, and how they work together. */
export const team: readonly Play[] = [
  {
    id: 'business_cofounder',
    group: 'team',
    metric: 'TRM_founder_quality_score',
    when: lacksBusiness,
    change: (situation) => movedInput(situation, 'business_expertise', 2),
    who: 'founders',
    what: () =>
      text(
        'Find a co-founder who has sold to these customers before.',
        'Busca un cofundador que ya haya vendido a estos clientes.',
      ),
    why: ({ input }) =>
      movedRating(
        'Business expertise',
        'Experiencia de negocio',
        input.business_expertise,
        input.business_expertise + 2,
      ),
    proof: text("Signed founders' agreement and CV", 'Pacto de socios firmado y CV'),
  },
  {
    id: 'technical_cofounder',
    group: 'team',
    metric: 'TRM_founder_quality_score',
    when: lacksTechnology,
    change: (situation) => movedInput(situation, 'technical_expertise', 2),
    who: 'founders',
    what: () =>
      text(
        'Find a technical co-founder: an agency cannot build the product for long.',
        'Busca un cofundador técnico: una agencia no puede sostener el producto mucho tiempo.',
      ),
    why: ({ input }) =>
      movedRating(
        'Technical expertise',
        'Experiencia técnica',
        input.technical_expertise,
        input.technical_expertise + 2,
      ),
    proof: text("Signed founders' agreement and CV", 'Pacto de socios firmado y CV'),
  },
  {
    id: 'not_alone',
    group: 'team',
    metric: 'TRM_founder_quality_score',
    when: (situation) =>
      situation.input.founder_count === 1 &&
      !situation.hasMarketFit &&
      !lacksBusiness(situation) &&
      !lacksTechnology(situation),
    change: (situation) => ({
      founder_count: 2,
      ...(situation.input.team_size < 2 && withTeamSize(situation, 2)),
    }),
    who: 'founders',
    what: () =>
      text(
        'Do not stay alone: look for a second founder with the skills that you lack.',
        'No sigas en solitario: busca un segundo fundador con lo que a ti te falta.',
      ),
    why: () => moved('Founders', 'Fundadores', '1', '2'),
    proof: text("Signed founders' agreement", 'Pacto de socios firmado'),
  },
  {
    id: 'key_person',
    group: 'team',
    metric: 'TRM_resource_adequacy_score',
    when: ({ input, hasMarketFit, revenue, canHire }) =>
      input.founder_count === 1 && hasMarketFit && revenue >= 100_000 && canHire,
    change: (situation) => movedInput(situation, 'team_completeness', 1),
    who: 'founders',
    what: () =>
      text(
        'Write down how the work is done, and hire a second person who can run it.',
        'Documenta cómo se hace el trabajo y contrata a una segunda persona que pueda llevarlo.',
      ),
    why: (situation) =>
      followedBy(
        movedCompleteness(situation),
        `${euros(situation.revenue)} of revenue hang on one founder.`,
        `${euros(situation.revenue)} de ingresos dependen de un solo fundador.`,
      ),
    proof: text('Employment contract and handbook', 'Contrato laboral y manual'),
  },
  {
    id: 'sales_lead',
    group: 'team',
    metric: 'TRM_founder_quality_score',
    when: (situation) =>
      situation.isSoldToCompanies &&
      !situation.isPreclinical &&
      !situation.isEarly &&
      situation.input.business_expertise <= 3 &&
      !lacksBusiness(situation) &&
      situation.canHire,
    change: (situation) => movedInput(situation, 'business_expertise', 1),
    who: 'chiefExecutive',
    what: () =>
      text(
        'Hire a first head of sales once the founders have closed ten customers themselves.',
        'Contrata al primer responsable comercial cuando los fundadores hayan cerrado diez clientes.',
      ),
    why: ({ input }) =>
      movedRating(
        'Business expertise',
        'Experiencia de negocio',
        input.business_expertise,
        input.business_expertise + 1,
      ),
    proof: text('Employment contract and pipeline', 'Contrato laboral y cartera de oportunidades'),
  },
  {
    id: 'finance_lead',
    group: 'team',
    metric: 'TRM_resource_adequacy_score',
    when: ({ hasMarketFit, revenue, input, canHire }) =>
      hasMarketFit && revenue >= 1_000_000 && input.founder_count !== 1 && canHire,
    change: (situation) => movedInput(situation, 'team_completeness', 1),
    who: 'chiefExecutive',
    what: () =>
      text(
        'Bring in a head of finance, part-time at first, who closes each month within ten days.',
        'Incorpora a un responsable financiero, al principio a tiempo parcial, que cierre el mes en diez días.',
      ),
    why: (situation) =>
      followedBy(
        movedCompleteness(situation),
        `At ${euros(situation.revenue)} of revenue nobody should steer by bank balance.`,
        `Con ${euros(situation.revenue)} de ingresos no basta con mirar el saldo.`,
      ),
    proof: text('Monthly accounts', 'Cierres mensuales'),
  },
  {
    id: 'clinical_lead',
    group: 'team',
    metric: 'TRM_resource_adequacy_score',
    when: ({ isPreclinical, canHire }) => isPreclinical && canHire,
    change: (situation) => movedInput(situation, 'team_completeness', 1),
    who: 'chiefExecutive',
    what: () =>
      text(
        'Appoint a head of clinical development who has taken a product through this phase.',
        'Nombra a un responsable de desarrollo clínico que ya haya superado esta fase.',
      ),
    why: movedCompleteness,
    proof: text('Contract and CV', 'Contrato y CV'),
  },
  {
    id: 'advisers',
    group: 'team',
    metric: 'TRM_experience_score',
    when: ({ input }) => input.industry_experience_years < 3,
    change: (situation) => movedInput(situation, 'industry_experience_years', 2),
    who: 'founders',
    what: () =>
      text(
        'Win two advisers who have run a company in this industry, and meet them every month.',
        'Incorpora a dos asesores que hayan dirigido una empresa del sector y reúnete con ellos cada mes.',
      ),
    why: ({ input }) =>
      moved(
        'Industry experience',
        'Experiencia en el sector',
        plain(input.industry_experience_years),
        plain(input.industry_experience_years + 2),
        text(' years', ' años'),
      ),
    proof: text('Signed adviser agreements', 'Acuerdos firmados con los asesores'),
  },
  {
    id: 'fewer_people',
    group: 'team',
    metric: 'TRM_resource_adequacy_score',
    when: ({ isOverstaffed }) => isOverstaffed,
    change: (situation) =>
      heldHeadcount(situation) < Math.max(situation.input.founder_count, situation.startup.team?.members?.length ?? 0)
        ? null
        : withTeamSize(situation, heldHeadcount(situation)),
    who: 'chiefExecutive',
    what: () =>
      text(
        'Keep the payroll flat, and replace nobody who leaves, until the product sells by itself.',
        'Congela la plantilla y no cubras bajas hasta que el producto se venda solo.',
      ),
    why: (situation) =>
      followedBy(
        moved('Team', 'Equipo', plain(situation.input.team_size), plain(heldHeadcount(situation))),
        `At this stage ${plain(situation.usualHeadcount)} are usual.`,
        `En esta etapa lo habitual son ${plain(situation.usualHeadcount)}.`,
      ),
    proof: text('Payroll', 'Nóminas'),
  },
  {
    id: 'join_the_groups',
    group: 'team',
    metric: 'TRM_connected_components',
    when: ({ groups, input }) => groups > 1 && !(input.team_size >= 150),
    change({ startup }) {
      const joined = bridgedTeam(startup.team);
      return joined === null ? null : { team: joined };
    },
    who: 'people',
    what: () =>
      text(
        'Give the two largest groups of the team one goal a week in common.',
        'Da a los dos grupos mayores del equipo un objetivo semanal en común.',
      ),
    why: ({ groups }) => moved('Separate groups', 'Grupos separados', plain(groups), plain(groups - 1)),
    proof: text('Map of the team after a quarter', 'Mapa del equipo tras un trimestre'),
  },
  {
    id: 'deliver_weekly',
    group: 'team',
    metric: 'TRM_team_cohesion_score',
    when: ({ input, metric }) => input.execution_capacity <= 2 && metric('TRM_team_cohesion_score') < 65,
    change: (situation) => movedInput(situation, 'execution_capacity', 1),
    who: 'people',
    what: () =>
      text(
        'Promise one result a week, and show every Friday what was delivered.',
        'Comprométete a un resultado por semana y enseña cada viernes lo entregado.',
      ),
    why: ({ input }) =>
      movedRating(
        'Execution capacity',
        'Capacidad de ejecución',
        input.execution_capacity,
        input.execution_capacity + 1,
      ),
    proof: text('Twelve weeks of promises and results', 'Doce semanas de compromisos y resultados'),
  },
  {
    id: 'learn_the_trade',
    group: 'team',
    metric: 'TRM_experience_score',
    when: ({ input, canHire, isEarly }) =>
      canHire && !isEarly && input.industry_experience_years >= 3 && input.industry_experience_years < 6,
    change: (situation) => movedInput(situation, 'industry_experience_years', 3),
    who: 'chiefExecutive',
    what: () =>
      text(
        'Make the next senior hire somebody with ten years in this industry.',
        'Que el próximo perfil sénior lleve diez años en el sector.',
      ),
    why: ({ input }) =>
      moved(
        'Industry experience',
        'Experiencia en el sector',
        formatPlain(input.industry_experience_years),
        formatPlain(input.industry_experience_years + 3),
        text(' years', ' años'),
      ),
    proof: text('Employment contract and CV', 'Contrato laboral y CV'),
  },
];
