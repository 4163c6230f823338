import { Client } from 'pg';

import { unusableServer } from '../db/open.ts';

/**
 * Opens one connection to the configured PostgreSQL server, without a statement timeout.
 *
 * @throws StartError when the server cannot be reached.
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
