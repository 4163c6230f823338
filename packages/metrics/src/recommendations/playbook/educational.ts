import { roundTo } from '../../rounding.ts';
import { withEducational } from '../changes.ts';
import { type Play, text } from '../Play.ts';
import { moved, movedRating } from '../printedChange.ts';

const MENTORS = 3;
const PAPERS = 2;

const raised = (value: number | null | undefined, by: number): number | null =>
  typeof value === 'number' && value + by <= 10 ? roundTo(value + by, 2) : null;

/** What an institution can do for its spin-off. */
export const educational: readonly Play[] = [
  {
    id: 'readiness_step',
    group: 'educational',
    metric: 'EDU_VPM_academic_impact_score',
    when: ({ educational: facts }) => typeof facts.trl === 'number' && facts.trl >= 1 && facts.trl < 9,
    change: (situation) => withEducational(situation, { trl: (situation.educational.trl ?? 0) + 1 }),
    who: 'technology',
    what: () =>
      text(
        'Plan and pay for the test that takes the technology one level further.',
        'Planifica y financia el ensayo que lleve la tecnología un nivel más allá.',
      ),
    why: ({ educational: { trl } }) =>
      movedRating('Technology readiness', 'Madurez tecnológica', trl ?? 0, (trl ?? 0) + 1, 9),
    proof: text('Test report', 'Informe de ensayo'),
  },
  {
    id: 'licence',
    group: 'educational',
    metric: 'EDU_TRM_institutional_support',
    when: ({ educational: facts }) => typeof facts.institutional_support === 'number',
    change(situation) {
      const support = raised(situation.educational.institutional_support, 2);
      return support === null ? null : withEducational(situation, { institutional_support: support });
    },
    who: 'transferOffice',
    what: () =>
      text(
        'Sign the licence or transfer agreement between institution and spin-off.',
        'Firma la licencia o el acuerdo de transferencia entre la institución y la spin-off.',
      ),
    why: ({ educational: { institutional_support: now } }) =>
      movedRating('Institutional support', 'Apoyo institucional', now ?? 0, (now ?? 0) + 2, 10),
    proof: text('Signed licence', 'Licencia firmada'),
  },
  {
    id: 'mentors',
    group: 'educational',
    metric: 'EDU_TRM_mentors_score',
    when: ({ educational: facts }) => (facts.mentors ?? MENTORS) < MENTORS,
    change: (situation) => withEducational(situation, { mentors: MENTORS }),
    who: 'transferOffice',
    what: () => text('Bring in mentors from outside the institution.', 'Incorpora mentores ajenos a la institución.'),
    why: ({ educational: { mentors } }) => moved('Mentors', 'Mentores', String(mentors ?? 0), String(MENTORS)),
    proof: text('Signed mentor agreements', 'Acuerdos de mentoría firmados'),
  },
  {
    id: 'faculty',
    group: 'educational',
    metric: 'EDU_TRM_faculty_involvement',
    when: ({ educational: facts }) => (facts.faculty_involvement ?? 10) < 7,
    change(situation) {
      const involvement = raised(situation.educational.faculty_involvement, 2);
      return involvement === null ? null : withEducational(situation, { faculty_involvement: involvement });
    },
    who: 'transferOffice',
    what: () =>
      text(
        'Agree in writing how many hours a week the professors give to the company.',
        'Acuerda por escrito cuántas horas semanales dedica el profesorado a la empresa.',
      ),
    why: ({ educational: { faculty_involvement: now } }) =>
      movedRating('Faculty involvement', 'Participación del profesorado', now ?? 0, (now ?? 0) + 2, 10),
    proof: text('Agreement of the department', 'Acuerdo del departamento'),
  },
  {
    id: 'publish',
    group: 'educational',
    metric: 'EDU_TRM_academic_achievements',
    when: ({ educational: facts, isPatentable, input }) =>
      typeof facts.publications === 'number' && !(isPatentable && input.patent_count === 0),
    change: (situation) =>
      withEducational(situation, { publications: (situation.educational.publications ?? 0) + PAPERS }),
    who: 'technology',
    what: () =>
      text(
        'Publish the results of the last tests together with the institution.',
        'Publica con la institución los resultados de los últimos ensayos.',
      ),
    why: ({ educational: { publications } }) =>
      moved('Publications', 'Publicaciones', String(publications ?? 0), String((publications ?? 0) + PAPERS)),
    proof: text('Accepted papers', 'Artículos aceptados'),
  },
];
