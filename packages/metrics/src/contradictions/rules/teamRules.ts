import { printed } from '../printed.ts';
import type { Rule } from '../Rule.ts';

const largestTeam = 1000;

/** Rules on people. */
export const teamRules: readonly Rule[] = [
  {
    id: 'founders_above_team',
    severity: 'severe',
    fields: ['founder_count', 'team_size'],
    check({ input }) {
      const [founders, team] = [input('founder_count'), input('team_size')];
      if (founders === null || team === null || founders <= team) return null;
      return {
        values: [founders, team],
        fits: { field: 'team_size', low: founders, high: largestTeam },
        message: {
          en: `${founders} founders but a team of ${team}: founders belong to the team.`,
          es: `${founders} fundadores pero un equipo de ${team}: los fundadores forman parte del equipo.`,
        },
      };
    },
  },
  {
    id: 'members_above_team',
    severity: 'severe',
    fields: ['team.members', 'team_size'],
    check({ input, members }) {
      const team = input('team_size');
      if (members === null || team === null || members <= team) return null;
      return {
        values: [members, team],
        fits: { field: 'team_size', low: members, high: largestTeam },
        message: {
          en: `${members} team members are listed but the team size is ${team}.`,
          es: `Hay ${members} miembros en la lista pero el tamaño del equipo es ${team}.`,
        },
      };
    },
  },
  {
    id: 'patents_above_people',
    severity: 'mild',
    fields: ['patent_count', 'team_size'],
    check({ input }) {
      const [patents, team] = [input('patent_count'), input('team_size')];
      if (patents === null || team === null) return null;
      const most = Math.max(20, 5 * team);
      if (patents <= most) return null;
      return {
        values: [patents, team],
        fits: { field: 'patent_count', low: 0, high: most },
        message: {
          en: `${printed.plain(patents)} patents held by a team of ${team}.`,
          es: `${printed.plain(patents)} patentes en un equipo de ${team}.`,
        },
      };
    },
  },
];
