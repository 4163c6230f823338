import { pino } from 'pino';

import { readEnv } from './configuration/env.ts';
import { openDatabase } from './db/open.ts';
import { loggableError } from './errors/loggableError.ts';
import { StartError } from './errors/startError.ts';

async function start(): Promise<void> {
  const env = readEnv(process.env);
  const log = pino({ level: env.AVAL_LOG_LEVEL, redact: ['req.headers.authorization', 'req.headers.cookie'] });
  // The database opens in its own thread while this one loads the rest of the server.
  const serving = import('./serve.ts');
  const database = await openDatabase(env);
  const stopOnFailure = database.failure.then((error) => {
    log.fatal({ err: loggableError(error) }, 'The embedded database stopped');
    process.exit(1);
  });
  const closing: (() => Promise<void>)[] = [];
  try {
    const { serve } = await serving;
    await serve(env, database, log, closing);
  } catch (error) {
    for (const close of closing.toReversed()) await close();
    await Promise.race([database.close(), stopOnFailure]);
    throw error;
  }
}

try {
  await start();
} catch (error) {
  console.error(error instanceof StartError ? error.message : loggableError(error));
  process.exit(1);
}
