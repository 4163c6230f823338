import { send } from '../client.ts';
import type { Ledger } from './writers.ts';

/** Lost or partly written data, one line each, as read through the public API. */
export async function reconcile(address: string, token: string, ledger: Ledger, since: number): Promise<string[]> {
  const list = await send(address, 'GET', '/api/startups/list-full', { token });
  if (list.status !== 200) return [`the list returned ${list.status}`];
  const found = new Map((list.body['startups'] as Record<string, unknown>[]).map((one) => [Number(one['id']), one]));
  const faults: string[] = [];
  for (const [id, { name, descriptions }] of ledger) {
    const startup = found.get(id);
    if (!startup) faults.push(`lost: startup ${id} '${name}'`);
    else if (startup['name'] !== name) faults.push(`startup ${id} is '${String(startup['name'])}', not '${name}'`);
    else if (!descriptions.includes(String(startup['description']))) faults.push(`lost: a change of startup ${id}`);
  }
  for (const [id, startup] of found) {
    if (startup['is_owner'] !== true) faults.push(`half-written: startup ${id} has no owner`);
    if (typeof startup['IE_investability_score'] !== 'number') faults.push(`half-written: startup ${id} has no score`);
    if (id <= since) continue;
    const { body } = await send(address, 'GET', `/api/startups/${id}/calculations`, { token });
    const calculations = body['calculations'];
    if (!Array.isArray(calculations) || calculations.length === 0) {
      faults.push(`half-written: startup ${id} has no calculation`);
    }
  }
  return faults;
}
