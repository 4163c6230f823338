import type { Services } from '../services/Services.ts';
import { mailDecisions } from './mailDecisions.ts';

const everyMs = 10_000;
/** A mail server that could not take a mail is asked again after this long. */
const againMs = 10 * 60_000;

/** Mails decisions about figures as they become final, until the server stops. */
export function mailDecisionsRegularly(services: Services): void {
  const { background, stopping } = services;
  let timer: NodeJS.Timeout | undefined;

  function mailIn(ms: number): void {
    if (stopping.aborted) return;
    timer = setTimeout(() => background.run('Mailing decisions about figures', mail), ms);
    timer.unref();
  }

  async function mail(): Promise<void> {
    // Also after a database that does not answer.
    let waitMs = againMs;
    try {
      if ((await mailDecisions(services)) === 0) waitMs = everyMs;
    } finally {
      mailIn(waitMs);
    }
  }

  mailIn(everyMs);
  stopping.addEventListener('abort', () => clearTimeout(timer), { once: true });
}
