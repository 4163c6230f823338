import type { RecalculationStatus } from '@aval/contract';

/** Nothing has been recalculated on this server. */
export const noRun: RecalculationStatus = {
  running: false,
  kind: null,
  runId: null,
  done: 0,
  total: 0,
  startedAt: null,
  finishedAt: null,
  code: null,
  startedBy: null,
  scheduled: false,
  failed: 0,
  outcomes: null,
  failures: [],
};

/** A run two minutes after its start. */
export const runningRun: RecalculationStatus = {
  ...noRun,
  running: true,
  kind: 'startups',
  runId: 41,
  done: 1874,
  total: 2600,
  startedAt: '2026-06-14T11:58:00.000Z',
  startedBy: { id: 2, first_name: 'Marta', last_name: 'Alonso' },
  outcomes: { notEvaluated: 96, higher: 412, lower: 380, equal: 986 },
};

/** The same run when it was over. */
export const completedRun: RecalculationStatus = {
  ...runningRun,
  running: false,
  done: 2600,
  finishedAt: '2026-06-14T12:00:47.000Z',
  code: 0,
  outcomes: { notEvaluated: 131, higher: 574, lower: 533, equal: 1362 },
};

const names = ['Ribera', 'Nodriza', 'Salitre', 'Telar', 'Encina', 'Vereda', 'Molino', 'Puente', 'Olmo', 'Brisa'];
const reasons = ['The burn rate is below 0.', 'The stage no longer exists.', 'The team has no members.'];

/** The first failures of a run, as they are listed. */
export const failures: RecalculationStatus['failures'] = [...names, 'Marea', 'Faro'].map((name, index) => ({
  // The tenth was deleted during the run.
  startupId: index === 9 ? null : index + 11,
  name,
  reason: reasons[index % reasons.length] ?? '',
}));

/** The nightly run, in which some startups failed. */
export const failedRun: RecalculationStatus = {
  ...completedRun,
  startedBy: null,
  scheduled: true,
  code: 1,
  failed: failures.length,
  outcomes: { notEvaluated: 131, higher: 574, lower: 533, equal: 1350 },
  failures,
};
