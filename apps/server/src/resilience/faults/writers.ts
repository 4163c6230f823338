import { startupBody } from '../../testing/startupBody.ts';
import { send } from '../client.ts';

/** Acknowledged writes: the name of each startup by id, and the descriptions it may have by now. */
export type Ledger = Map<number, { name: string; descriptions: string[] }>;

/**
 * Creates and changes startups continuously and concurrently until the server dies or the signal aborts.
 *
 * Acknowledged writes go into the ledger. A change that was sent but not acknowledged may or may not have happened.
 */
export async function write(
  address: string,
  token: string,
  ledger: Ledger,
  prefix: string,
  signal: AbortSignal,
): Promise<void> {
  const writer = async (number: number) => {
    for (let turn = 0; !signal.aborted; turn += 1) {
      const name = `${prefix} ${number}.${turn}`;
      const created = await send(address, 'POST', '/api/startups', {
        token,
        body: startupBody({ name, is_owner: true }),
        signal,
      });
      const id = Number(created.body['id']);
      if (created.status !== 201) throw new Error(`create: ${created.status} ${JSON.stringify(created.body)}`);
      const kept = { name, descriptions: [startupBody().description] };
      ledger.set(id, kept);
      if (turn % 2 === 0) continue;
      const description = `Changed in ${name}`;
      kept.descriptions.push(description);
      const body = { description };
      const changed = await send(address, 'PATCH', `/api/startups/${id}`, { token, body, signal });
      if (changed.status !== 200) throw new Error(`change: ${changed.status} ${JSON.stringify(changed.body)}`);
      kept.descriptions = [description];
    }
  };
  const ended = await Promise.allSettled([1, 2, 3].map(writer));
  for (const one of ended) {
    if (one.status === 'rejected' && /^(create|change): /.test(String(Object(one.reason).message))) throw one.reason;
  }
}
