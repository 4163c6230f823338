import { Client } from 'pg';

import { unusableServer } from '../db/open.ts';

/**
 * One connection to the PostgreSQL server of the configuration, without limits of time.
 *
 * @throws StartError when it cannot be reached.
 */
export async function connectServer(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
  } catch (error) {
    throw unusableServer(url, error);
  }
  return client;
}
