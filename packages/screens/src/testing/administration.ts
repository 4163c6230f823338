import type {
  AuditDetail,
  AuditEvent,
  Container,
  CronRun,
  CronStatus,
  LogEntry,
  Publication,
  User,
} from '@aval/contract';

import type { DeletedStartup } from '../admin/deleted/useDeletedColumns.tsx';
import { startupList } from './startupList.ts';

type Person = [firstName: string, lastName: string, company: string | null];

const people: readonly Person[] = [
  ['Marta', 'Ibarra Soler', null],
  ['Ana', 'Ruiz Calvo', 'Nodriza'],
  ['Iker', 'Etxeberria', 'Puente'],
  ['Lucía', 'Fernández', 'Fondo Norte'],
  ['Pau', 'Ferrer Mas', null],
  ['Nerea', 'Castro', 'Aula Abierta'],
  ['Tomás', 'Villar Peña', 'Encina'],
  ['Inés', 'Otero', null],
];

/** Accounts: one administrator, and two who have not accepted their invitation. */
export const users: readonly User[] = people.map(([first_name, last_name, company_name], index) => {
  const isAdmin = index === 0;
  const role = isAdmin ? 'admin' : 'user';
  return {
    id: index + 1,
    first_name,
    last_name,
    email: `${first_name}.${last_name}@example.org`
      .toLowerCase()
      .normalize('NFD')
      .replaceAll(/[^a-z.@]/g, ''),
    phone: null,
    linkedin_personal_url: null,
    company_name,
    linkedin_company_url: null,
    role,
    role_code: role,
    role_name: isAdmin ? 'Administrator' : 'User',
    profile_type: 'I',
    profile_type_code: 'I',
    profile_type_name: 'Investor',
    profile_group: 'INVESTOR',
    profile_group_code: 'INVESTOR',
    profile_group_name: 'Investors',
    created_at: '2026-02-02T09:00:00.000Z',
    updated_at: '2026-06-02T09:00:00.000Z',
    email_confirmed: index !== 4,
    is_invited: index === 3 || index === 6,
  };
});

/** Deleted startups, the latest first; the third was never evaluated. */
export const deletedStartups: readonly DeletedStartup[] = startupList
  .slice(6)
  .toReversed()
  .map((startup, index) => ({
    ...startup,
    deleted_at: `2026-06-${String(13 - index * 4).padStart(2, '0')}T16:20:00.000Z`,
  }));

/** Startups of new accounts that wait to become public, the longest waiting first. */
export const publications: readonly Publication[] = startupList.slice(0, 3).map(({ id, name, description }, index) => ({
  id: index + 1,
  created_at: `2026-06-${String(12 + index)}T09:30:00.000Z`,
  startup: { id, name, description: description ?? '' },
  user: { id: index + 2, first_name: people[index + 1]?.[0] ?? '', last_name: people[index + 1]?.[1] ?? '' },
}));

export const cronStatus: CronStatus = {
  status: 'running',
  schedule: '0 3 * * *',
  timeZone: 'Europe/Madrid',
  lastExecution: '2026-06-14T01:00:00.000Z',
  nextExecution: '2026-06-15T01:00:00.000Z',
  logs: [],
};

const run = (
  id: number,
  kind: string,
  [startedAt, finishedAt]: [string, string | null],
  result: CronRun['result'],
  summary: string,
): CronRun => ({
  id,
  kind,
  startedAt: `2026-06-${startedAt}.000Z`,
  finishedAt: finishedAt && `2026-06-${finishedAt}.000Z`,
  result,
  code: { running: null, success: 0, failure: 1, cancelled: 130 }[result],
  summary,
});

/** The latest runs: one is under way, one failed and one was cancelled. */
export const cronRuns: readonly CronRun[] = [
  run(46, 'rescraping', ['14T11:58:20', null], 'running', 'Reading 12 pages again'),
  run(
    45,
    'recalculation',
    ['14T01:00:00', '14T01:04:12'],
    'success',
    '348 startups evaluated, 12 higher, 7 lower; 5 industries',
  ),
  run(44, 'purge', ['14T01:00:00', '14T01:00:02'], 'success', 'Deleted 3 deleted startups, 14 ended sessions'),
  run(43, 'rescraping', ['13T01:04:30', '13T02:17:05'], 'cancelled', '31 of 96 pages read'),
  run(
    42,
    'recalculation',
    ['13T01:00:00', '13T01:03:58'],
    'failure',
    '347 startups evaluated, 1 failed: Ribera, a relationship without a strength; 5 industries',
  ),
];

const line = (time: string, level: LogEntry['level'], message: string): LogEntry => ({
  timestamp: `2026-06-14T${time}Z`,
  level,
  message,
});

export const cronLines: readonly LogEntry[] = [
  line('01:00:00.104', 'INFO', 'Recalculation of startups started: 348 startups, model 2.0.0'),
  line('01:00:00.311', 'INFO', 'Master data loaded: 5 stages, 5 industries, 4 business models'),
  line('01:02:41.118', 'INFO', '[205/348] Puente: 71,4 → 71,4 (equal)'),
  line('01:02:41.401', 'WARNING', '[207/348] Telar: missing and counted as unknown: Profit margin'),
  line('01:02:41.409', 'INFO', '[207/348] Telar: 49,1 → 48,1 (−1,0), coverage 60 %'),
  line('01:04:12.690', 'INFO', 'Recalculation ended: 12 higher, 7 lower, 329 equal'),
  line('11:58:20.004', 'INFO', 'Reading 12 pages again'),
  line('11:58:44.822', 'ERROR', 'https://salitre.example: the server did not respond within 20 s'),
];

const containerNames: readonly [name: string, image: string, status: string, created: string][] = [
  ['aval-web', 'ghcr.io/aval/web:1.4.0', 'Up 3 days', '2026-06-11T08:00:00.000Z'],
  ['aval-server', 'ghcr.io/aval/server:1.4.0', 'Up 3 days (healthy)', '2026-06-11T08:00:00.000Z'],
  ['aval-db', 'postgres:17', 'Up 3 weeks (unhealthy)', '2026-05-22T08:00:00.000Z'],
  ['aval-mail', 'axllent/mailpit:v1.27', 'Restarting (1) 4 seconds ago', '2026-06-11T08:00:00.000Z'],
  ['aval-backup', 'ghcr.io/aval/backup:1.4.0', 'Exited (0) 9 hours ago', '2026-06-14T03:00:00.000Z'],
];

/** The containers of an installation: two work, the others need attention or have ended. */
export const containers: readonly Container[] = containerNames.map(([name, image, status, created], index) => ({
  id: `${index + 4}f1c2d8ab7e9${'0'.repeat(52)}`,
  name,
  image,
  created,
  status,
}));

export const containerLines: readonly LogEntry[] = [
  line('08:00:02.310', 'INFO', 'Listening on port 3000'),
  line('08:00:02.342', 'INFO', 'Connected to the database, 61 migrations up to date'),
  line('11:47:09.118', 'WARNING', 'GET /api/startups/search took 2.4 s'),
  line('11:59:30.502', 'INFO', 'GET /api/admin/containers 200 in 38 ms'),
];

type Audited = [
  time: string,
  actor: AuditEvent['actor'],
  action: string,
  target: AuditEvent['target'],
  detail?: readonly AuditDetail[],
];

const marta = { id: 1, name: 'Marta Ibarra Soler', is_deleted: false };
const left = { id: 9, name: 'Rosa Martínez', is_deleted: true };
const target = (type: string, id: number | null, name: string | null, exists = true) => ({ type, id, name, exists });
const changed = (label: string, from: string, to: string): AuditDetail => ({ label, from, to });
const fact = (label: string, to: string): AuditDetail => ({ label, from: null, to });

const audited: readonly Audited[] = [
  [
    '14T10:42:07',
    marta,
    'user.change_role',
    target('user', 2, 'Ana Ruiz Calvo'),
    [changed('Role', 'User', 'Administrator')],
  ],
  ['14T10:41:50', marta, 'user.delete', target('user', 9, 'Rosa Martínez', false)],
  ['14T09:12:33', null, 'user.login_failed', target('user', null, null, false), [fact('Address', '203.0.113.7')]],
  [
    '13T16:20:02',
    left,
    'startup.add_owner',
    target('startup', 12, 'Nodriza'),
    [changed('Owner', 'None', 'Ana Ruiz Calvo (2)')],
  ],
  [
    '13T16:05:41',
    left,
    'startup.update',
    target('startup', 12, 'Nodriza'),
    [
      changed('Visibility', 'Public', 'Private'),
      changed('Annual revenue', '310.000', '420.000'),
      changed('Team size', '9', '14'),
      changed('Industry', 'Education', 'Healthcare'),
      changed('Creator', 'Rosa Martínez (9)', 'Ana Ruiz Calvo (2)'),
    ],
  ],
  [
    '13T15:58:20',
    left,
    'portfolio.add_startup',
    target('portfolio', 4, 'Mares', false),
    [fact('Startup', 'Nodriza (12)')],
  ],
  ['13T15:50:00', left, 'document.create', target('document', 31, 'plan-de-negocio-2026.pdf')],
  [
    '13T15:49:12',
    left,
    'user.update',
    target('user', 3, 'Iker Etxeberria'),
    [changed('E-mail', 'iker@example.org', 'i.etxeberria@example.org'), fact('Phone', 'Changed')],
  ],
  ['13T03:00:00', null, 'startup.purge', target('startup', 5, 'Boira', false)],
  ['13T03:00:00', null, 'run.start', target('run', 88, null, false), [fact('Run', 'Scheduled purge')]],
  ['12T18:30:00', marta, 'switch.start', target('switch', null, null, false), [changed('Schedule', 'Off', 'On')]],
  ['12T18:29:31', marta, 'session.logout', target('session', 40, null, false)],
  ['12T17:02:10', marta, 'user.login', target('user', 1, 'Marta Ibarra Soler')],
];

/** Entries of the audit log, the newest first: of a deleted account, of a visitor and of the system, too. */
export const auditEvents: readonly AuditEvent[] = audited.map(([time, actor, action, on, detail = []], index) => ({
  id: 900 - index,
  at: `2026-06-${time}.120Z`,
  actor,
  action: action.slice(action.indexOf('.') + 1),
  target: on,
  detail: [...detail],
}));
