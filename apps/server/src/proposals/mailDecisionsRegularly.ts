import type { Services } from '../services/Services.ts';
import { mailDecisions } from './mailDecisions.ts';

const everyMs = 10_000;

/** Mails decisions about figures as they become final, until the server stops. */
export function mailDecisionsRegularly(services: Services): void {
  const timer = setInterval(() => {
    services.background.run('Mailing decisions about figures', () => mailDecisions(services));
  }, everyMs);
  timer.unref();
  services.stopping.addEventListener('abort', () => clearInterval(timer), { once: true });
}
