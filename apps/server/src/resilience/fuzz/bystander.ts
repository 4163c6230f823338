import { setTimeout as wait } from 'node:timers/promises';

import { metricsOf } from '../client.ts';

/** What a run did to a user who has nothing to do with it, and to the process. */
export interface Suffered {
  /** How long the requests of the user took, in ms. */
  waits: number[];
  /** The longest time for which the event loop was blocked, in ms. */
  blockedMs: number;
  /** The most memory of the process, in MB. */
  mostMb: number;
}

const pauseMs = 100;
/** Every how many of its requests the process is looked at. */
const lookEvery = 5;

/**
 * Watches the server from the outside while others abuse it: a user sends one request after the other, and the metrics
 * of the process are read now and then.
 *
 * @param tokenOf The token of the user now.
 * @returns A function that ends it.
 */
export function startBystander(address: string, tokenOf: () => string): () => Promise<Suffered> {
  const suffered: Suffered = { waits: [], blockedMs: 0, mostMb: 0 };
  const ended = new AbortController();

  async function look(): Promise<void> {
    const metrics = await metricsOf(address);
    const blockedMs = (metrics.get('nodejs_eventloop_lag_max_seconds') ?? 0) * 1000;
    const residentMb = (metrics.get('process_resident_memory_bytes') ?? 0) / 1e6;
    suffered.blockedMs = Math.max(suffered.blockedMs, Math.round(blockedMs));
    suffered.mostMb = Math.max(suffered.mostMb, Math.round(residentMb));
  }

  async function watch(): Promise<void> {
    // The first look starts the measurement.
    await metricsOf(address);
    for (let turn = 1; !ended.signal.aborted; turn += 1) {
      const started = performance.now();
      const response = await fetch(`${address}/api/user/me`, { headers: { authorization: `Bearer ${tokenOf()}` } });
      await response.arrayBuffer();
      suffered.waits.push(Math.round(performance.now() - started));
      if (turn % lookEvery === 0) await look();
      await wait(pauseMs);
    }
    await look();
  }

  const watching = watch();
  return async () => {
    ended.abort();
    await watching;
    return suffered;
  };
}

/** What is not acceptable of it. The bounds leave room for a slow machine; the abuses they are for exceed them by far. */
export function sufferingFaults({ waits, blockedMs, mostMb }: Suffered): string[] {
  const worst = Math.max(...waits);
  return [
    ...(worst > 3000 ? [`another user waited ${worst} ms`] : []),
    ...(blockedMs > 2000 ? [`the event loop was blocked for ${blockedMs} ms`] : []),
    ...(mostMb > 1000 ? [`the process took ${mostMb} MB`] : []),
  ];
}

export function sufferingText({ waits, blockedMs, mostMb }: Suffered): string {
  const sorted = waits.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return [
    `  bystander    waited ${at(0.5)} ms (median), ${at(0.99)} ms (p99), ${at(1)} ms (most) for ${sorted.length} requests`,
    `  event loop   blocked for ${blockedMs} ms at most`,
    `  memory       ${mostMb} MB at most`,
  ].join('\n');
}
