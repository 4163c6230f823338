import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

import type { Database } from '../db/open.ts';
import type { ServerMetrics } from '../services/ServerMetrics.ts';

const unfinished = 'select process, count(*)::int as n from process_runs where finished_at is null group by process';

/** Metrics of this process. Requests are labelled by route, never by a URL with ids. */
export function serverMetrics({ pool }: Database): ServerMetrics {
  const registry = new Registry();
  const durations = new Histogram({
    name: 'aval_http_request_duration_seconds',
    help: 'How long calls took',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const connections = new Gauge({
    name: 'aval_database_connections',
    help: 'Connections to the database, and calls that wait for one',
    labelNames: ['state'],
    registers: [],
    collect() {
      this.set({ state: 'open' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  const runs = new Gauge({
    name: 'aval_runs_unfinished',
    help: 'Long work that waits or is under way, in all processes',
    labelNames: ['process'],
    registers: [],
    async collect() {
      this.reset();
      // Without the database, the metrics of this process are still useful.
      const result = await pool.query<{ process: string; n: number }>(unfinished).catch(() => ({ rows: [] }));
      for (const { process, n } of result.rows) this.set({ process }, n);
    },
  });
  registry.registerMetric(connections);
  registry.registerMetric(runs);
  let isPrepared = false;

  return {
    contentType: registry.contentType,
    observe({ method, route, status, ms }) {
      durations.observe({ method, route, status }, ms / 1000);
    },
    async text() {
      if (!isPrepared) {
        isPrepared = true;
        collectDefaultMetrics({ register: registry });
      }
      return registry.metrics();
    },
  };
}
