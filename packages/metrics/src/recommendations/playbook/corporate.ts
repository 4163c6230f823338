import { printed } from '../../contradictions/printed.ts';
import { roundTo } from '../../rounding.ts';
import { withCorporate } from '../changes.ts';
import { type Play, text } from '../Play.ts';
import { moved, movedRating } from '../printedChange.ts';

const { plain } = printed;
const SPONSORSHIP = 7;
const SHARE_OF_TIME = 0.7;

/** A rating of the corporation a step higher; null at its limit. */
const raised = (value: number | null | undefined, by: number): number | null =>
  typeof value === 'number' && value + by <= 10 ? roundTo(value + by, 2) : null;

/** What brings a startup and a corporation together. */
export const corporate: readonly Play[] = [
  {
    id: 'sponsor',
    group: 'corporate',
    metric: 'COR_TRM_executive_sponsorship',
    when: ({ corporate: facts }) => (facts.executive_sponsorship ?? 0) < SPONSORSHIP,
    change: (situation) => withCorporate(situation, { executive_sponsorship: SPONSORSHIP }),
    who: 'sponsor',
    what: () =>
      text(
        'Name an executive who owns the pilot and its budget.',
        'Nombra a un directivo que responda del piloto y de su presupuesto.',
      ),
    why({ corporate: { executive_sponsorship: now } }) {
      return typeof now === 'number'
        ? movedRating('Executive sponsorship', 'Patrocinio directivo', now, SPONSORSHIP, 10)
        : text(
            `Executive sponsorship is not stated; healthy from ${SPONSORSHIP} of 10.`,
            `El patrocinio directivo no consta; es sano desde ${SPONSORSHIP} de 10.`,
          );
    },
    proof: text('Signed pilot brief', 'Ficha del piloto firmada'),
  },
  {
    id: 'paid_pilot',
    group: 'corporate',
    metric: 'COR_MEM_channel_synergy',
    when: ({ isPreclinical, corporate: facts }) => !isPreclinical && typeof facts.channel_synergy === 'number',
    change(situation) {
      const synergy = raised(situation.corporate.channel_synergy, 2);
      return synergy === null ? null : withCorporate(situation, { channel_synergy: synergy });
    },
    who: 'sponsor',
    what: () =>
      text(
        'Run a paid pilot through one sales channel of the corporation.',
        'Haz un piloto de pago por un canal de venta de la corporación.',
      ),
    why: ({ corporate: { channel_synergy: now } }) =>
      movedRating('Channel synergy', 'Sinergia de canales', now ?? 0, (now ?? 0) + 2, 10),
    proof: text('Report of the pilot', 'Informe del piloto'),
  },
  {
    id: 'integration_plan',
    group: 'corporate',
    metric: 'COR_MEM_market_entry_time_reduction',
    when: ({ corporate: { months_to_market_alone: alone, months_to_market_with_partner: together } }) =>
      typeof alone === 'number' && typeof together === 'number' && together > 0.75 * alone,
    change: (situation) =>
      withCorporate(situation, {
        months_to_market_with_partner: roundTo(SHARE_OF_TIME * (situation.corporate.months_to_market_alone ?? 0), 1),
      }),
    who: 'chiefExecutive',
    what: () =>
      text(
        'Agree a dated plan: who opens which customers, systems and permits.',
        'Acuerda un plan con fechas: quién abre qué clientes, sistemas y permisos.',
      ),
    why: ({ corporate: { months_to_market_alone: alone, months_to_market_with_partner: together } }) =>
      moved(
        'Time to market with the partner',
        'Salida al mercado con el socio',
        plain(together ?? 0),
        plain(SHARE_OF_TIME * (alone ?? 0)),
        text(' months', ' meses'),
      ),
    proof: text('The plan, signed by both', 'El plan firmado por ambas partes'),
  },
  {
    id: 'mixed_pilot_team',
    group: 'corporate',
    metric: 'COR_TRM_cross_department_experience',
    when: ({ corporate: facts }) => (facts.cross_department_experience ?? 10) < 7,
    change(situation) {
      const experience = raised(situation.corporate.cross_department_experience, 2);
      return experience === null ? null : withCorporate(situation, { cross_department_experience: experience });
    },
    who: 'sponsor',
    what: () =>
      text(
        'Put purchasing, operations and IT on the pilot team from the first week.',
        'Incorpora compras, operaciones y sistemas al equipo del piloto desde la primera semana.',
      ),
    why: ({ corporate: { cross_department_experience: now } }) =>
      movedRating('Cross-department experience', 'Experiencia transversal', now ?? 0, (now ?? 0) + 2, 10),
    proof: text('List of the pilot team', 'Composición del equipo del piloto'),
  },
  {
    id: 'goal_of_the_plan',
    group: 'corporate',
    metric: 'COR_VPM_strategic_alignment_score',
    when: ({ corporate: facts }) => (facts.strategic_alignment ?? 10) <= 7,
    change(situation) {
      const alignment = raised(situation.corporate.strategic_alignment, 2);
      return alignment === null ? null : withCorporate(situation, { strategic_alignment: alignment });
    },
    who: 'sponsor',
    what: () =>
      text(
        "Take the pilot's goal from the strategic plan of the corporation, as a figure.",
        'Toma el objetivo del piloto del plan estratégico de la corporación, en cifras.',
      ),
    why: ({ corporate: { strategic_alignment: now } }) =>
      movedRating('Strategic alignment', 'Alineación estratégica', now ?? 0, (now ?? 0) + 2, 10),
    proof: text('Goal in the minutes of the steering committee', 'Objetivo en el acta del comité'),
  },
];
