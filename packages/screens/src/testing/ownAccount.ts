import type { SessionRow, User } from '@aval/contract';

/** An investor who works for a company. */
export const ownUser: User = {
  id: 1,
  first_name: 'Marta',
  last_name: 'Iriarte',
  email: 'marta.iriarte@cantil.example',
  phone: '+34 600 000 000',
  linkedin_personal_url: 'https://www.linkedin.com/in/marta-iriarte',
  company_name: 'Cantil Capital',
  linkedin_company_url: null,
  role: 'user',
  role_code: 'user',
  role_name: 'User',
  profile_type: 'I',
  profile_type_code: 'I',
  profile_type_name: 'Individual',
  profile_group: 'ANALYST',
  profile_group_code: 'ANALYST',
  profile_group_name: 'Analyst',
  created_at: '2025-11-03T09:00:00.000Z',
  updated_at: '2026-06-01T09:00:00.000Z',
  email_confirmed: true,
  is_invited: false,
};

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const agents = [
  `Mozilla/5.0 (X11; Linux x86_64) ${webKit} Chrome/126.0 Safari/537.36`,
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile/15E148 Safari/604.1',
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/126.0 Safari/537.36 Edg/126.0`,
  null,
] as const;

const session = (id: number, usedAt: string): SessionRow => ({
  id: String(id),
  user_agent: agents[id % agents.length] ?? null,
  created_at: '2026-05-02T09:00:00.000Z',
  last_used_at: usedAt,
  current: id === 0,
});

/** This device, a phone, another computer, and a client that does not say what it is. */
export const ownSessions: readonly SessionRow[] = [
  session(0, '2026-06-14T11:58:00.000Z'),
  session(1, '2026-06-14T09:10:00.000Z'),
  session(2, '2026-06-11T16:40:00.000Z'),
  session(3, '2026-05-20T08:00:00.000Z'),
];

/** More sessions than are shown at first. */
export const manySessions: readonly SessionRow[] = Array.from({ length: 23 }, (_, index) =>
  session(index, `2026-06-${String(14 - (index % 13)).padStart(2, '0')}T09:00:00.000Z`),
);
