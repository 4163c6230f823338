import { type Endpoint, type EndpointId, endpoints } from '@aval/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { formBody } from '../testing/formBody.ts';
import { startupBody } from '../testing/startupBody.ts';
import { type TestServer, testServer, type TestUser } from '../testing/testServer.ts';
import { handlers } from './handlers.ts';

const served = (Object.keys(handlers) as EndpointId[]).map((id): [EndpointId, Endpoint] => [id, endpoints[id]]);
const ofOwners = served.filter(([, { access }]) => access === 'owner');
/** Endpoints for data of one user. Without an id in the path it is always the caller's own. */
const ofOne = served.filter(([, { access, path }]) => access === 'self' && path.includes('{'));
/** Administrators may access these for all users. */
const alsoAdmins: ReadonlySet<EndpointId> = new Set([
  'getPortfolio',
  'updatePortfolio',
  'deletePortfolio',
  'comparePortfolio',
]);

describe('owned data', () => {
  let server: TestServer;
  let owner: TestUser;
  let admin: TestUser;
  let others: [string, TestUser][];
  let startup: number;
  let bodies: Partial<Record<EndpointId, object>>;

  beforeAll(async () => {
    server = await testServer();
    owner = await server.makeUser();
    admin = await server.makeUser({ role: 'admin' });
    const body = startupBody({ name: 'Somebody’s', is_owner: true });
    startup = (await server.call('POST', '/api/startups', { as: owner, body })).body.id;
    bodies = {
      updateStartup: { location: 'Elsewhere' },
      addOwner: { user_id: owner.id },
      updatePortfolio: { name: 'Renamed' },
      takeUpAction: { rule: 'none' },
      updateAction: { assignee: 'Somebody' },
      proposeFacts: { facts: { team_size: 9 } },
    };
    others = [];
    for (const profile_type_code of ['E', 'C', 'F', 'I'] as const) {
      others.push([profile_type_code, await server.makeUser({ profile_type_code })]);
    }
    const follower = await server.makeUser();
    await server.call('POST', `/api/startups/${startup}/follow`, { as: follower });
    others.push(['follower', follower]);
  });
  afterAll(() => server.close());

  /** The path of an endpoint for something that belongs to the holder. */
  async function pathOf({ path }: Endpoint, holder: TestUser): Promise<string> {
    if (path.startsWith('/api/owner-invitations/{id}')) return path.replace('{id}', String(await invite(holder)));
    if (path.includes('{invitationId}')) {
      const invitation = await invite(await server.makeUser());
      return path.replace('{id}', String(startup)).replace('{invitationId}', String(invitation));
    }
    if (path === '/api/actions/{id}') return path.replace('{id}', String(await takeUp()));
    if (path.startsWith('/api/proposals/{id}')) return path.replace('{id}', String(await propose(holder)));
    if (path.includes('{documentId}'))
      return path.replace('{id}', String(startup)).replace('{documentId}', String(await prove(holder)));
    if (path.startsWith('/api/startups/{id}')) return path.replace('{id}', String(startup));
    if (path.startsWith('/api/auth/sessions/{id}')) return path.replace('{id}', String(holder.sessionId));
    if (!path.startsWith('/api/portfolios/{id}')) throw new Error(`This test does not know what ${path} belongs to.`);
    const { body } = await server.call('POST', '/api/portfolios', { as: holder, body: { name: 'Set aside' } });
    return path.replace('{id}', String(body.id)).replace('{startupId}', String(startup));
  }

  /** By email, because an administrator makes a user an owner by number. */
  async function invite({ email }: TestUser): Promise<number> {
    const answer = await server.call('POST', `/api/startups/${startup}/owner`, { as: admin, body: { email } });
    return answer.body.invitations.at(-1).id;
  }

  async function takeUp(): Promise<number> {
    const { calculations } = (await server.call('GET', `/api/startups/${startup}/calculations`, { as: owner })).body;
    const { rule } = calculations[0].recommendations.find(({ who }: { who?: object }) => who);
    const body = { rule };
    return (await server.call('POST', `/api/startups/${startup}/actions`, { as: owner, body })).body.action.id;
  }

  async function propose(as: TestUser): Promise<number> {
    const own = await server.call('POST', '/api/startups', { as, body: startupBody({ is_owner: true }) });
    const body = { facts: { team_size: 9 } };
    return (await server.call('POST', `/api/startups/${own.body.id}/proposals`, { as, body })).body.proposal.id;
  }

  async function prove(as: TestUser): Promise<number> {
    const { body, headers } = await formBody({ name: 'letter.txt', bytes: 'Team size: 9' });
    return (await server.call('POST', `/api/startups/${startup}/proofs`, { as, body, headers })).body.document_id;
  }

  it.each(ofOwners)('can be changed by owners and administrators only: %s', async (id, endpoint) => {
    let path = await pathOf(endpoint, owner);
    for (const [role, as] of others) {
      const answer = await server.call(endpoint.method, path, { as, body: bodies[id] });
      expect([role, answer.status, answer.body.error]).toEqual([role, 403, 'FORBIDDEN']);
    }
    for (const as of [owner, admin]) {
      if (id === 'withdrawOwnerInvitation') path = await pathOf(endpoint, owner);
      expect([401, 403, 404]).not.toContain(
        (await server.call(endpoint.method, path, { as, body: bodies[id] })).status,
      );
    }
  });

  it.each(ofOne)('returns 404 to other users: %s', async (id, endpoint) => {
    const holder = id === 'removeOwner' ? owner : await server.makeUser();
    const path = await pathOf(endpoint, holder);
    if (id === 'removeFromPortfolio') await server.call('POST', path, { as: holder });
    const strangers = alsoAdmins.has(id) ? others : [...others, ['admin', admin] as const];
    for (const [role, as] of strangers) {
      const answer = await server.call(endpoint.method, path, { as, body: bodies[id] });
      expect([role, answer.status]).toEqual([role, 404]);
    }
    const as = alsoAdmins.has(id) ? admin : holder;
    expect([401, 403, 404]).not.toContain((await server.call(endpoint.method, path, { as, body: bodies[id] })).status);
  });
});
