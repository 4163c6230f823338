import closeWithGrace from 'close-with-grace';
import { eq } from 'drizzle-orm';
import type { Logger } from 'pino';

import { ensureFirstAdmin } from './accounts/ensureFirstAdmin.ts';
import { listenForBackups } from './backup/controlSocket.ts';
import type { Env } from './configuration/env.ts';
import type { Database } from './db/open.ts';
import { users } from './db/schema/users.ts';
import { demoPassword, demoUsers } from './demo/accounts.ts';
import { seedDemo } from './demo/seed.ts';
import { makeApp } from './edge/app.ts';
import { StartError } from './errors/startError.ts';
import { makeServices } from './makeServices.ts';
import { mailDecisionsRegularly } from './proposals/mailDecisionsRegularly.ts';
import type { Services } from './services/Services.ts';

type Close = () => Promise<void>;

/**
 * Serves an open database until the process is asked to stop.
 *
 * @param closing Collects a stop function for everything started, also when the start fails halfway.
 * @throws StartError when the server cannot listen on the address.
 */
export async function serve(env: Env, database: Database, log: Logger, closing: Close[]): Promise<void> {
  const services = await makeServices(env, database, log);
  const notices = await prepareAccounts(services);
  const app = await makeApp(services);
  await services.jobs.start();
  closing.push(() => services.jobs.stop());
  closeWithGrace({ delay: 10_000, logger: log }, async () => {
    await app.close();
    for (const close of closing.toReversed()) await close();
    await database.close();
  });
  const address = await listen(app, env);
  const backups = await listenForBackups(database, env.AVAL_DATA, log);
  closing.push(() => backups.close());
  services.site.url = env.AVAL_URL ?? address;
  mailDecisionsRegularly(services);
  console.log([`Aval is ready at ${address}`, ...notices].join('\n'));
}

/** Creates demo accounts or the first administrator in an empty database. Returns messages for the operator. */
async function prepareAccounts(services: Services): Promise<string[]> {
  const { env, db } = services;
  if (env.AVAL_DEMO) {
    await seedDemo(services);
    const [demo] = await db.select({ id: users.id }).from(users).where(eq(users.is_demo, true)).limit(1);
    if (!demo) return [];
    const emails = demoUsers.filter(({ can_sign_in }) => can_sign_in).map(({ email }) => `  ${email}`);
    return [`Demo accounts, password ${demoPassword}:`, ...emails];
  }
  const admin = await ensureFirstAdmin(env, db);
  if (!admin?.generatedPassword) return [];
  return [`First administrator: ${admin.email}, password ${admin.generatedPassword} (shown only this once)`];
}

async function listen(app: Awaited<ReturnType<typeof makeApp>>, env: Env): Promise<string> {
  const host = env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST;
  try {
    const address = await app.listen({ port: env.PORT, host: env.HOST });
    return `http://${host}:${new URL(address).port || env.PORT}`;
  } catch (error) {
    const { code } = Object(error) as { code?: string };
    if (code === 'EADDRINUSE') {
      throw new StartError(
        `Port ${env.PORT} on ${env.HOST} is taken by another program. Stop it, or set PORT to another number.`,
      );
    }
    if (code === 'EACCES' || code === 'EADDRNOTAVAIL') {
      throw new StartError(
        `The server cannot listen on ${host}:${env.PORT} (${code}). Set HOST and PORT to an address this machine may use.`,
      );
    }
    throw error;
  }
}
