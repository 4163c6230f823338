import { type EndpointId, endpoints, type Method } from '@aval/contract';
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { formBody } from '../testing/formBody.ts';
import { startupBody } from '../testing/startupBody.ts';
import { testPassword, type TestServer, testServer, type TestUser } from '../testing/testServer.ts';
import { auditEvents } from './schema/auditEvents.ts';

/** Endpoints that change no stored data, or start work that is recorded as its own run. */
const exempt: Partial<Record<EndpointId, string>> = {
  refresh: 'renews a session; its misuse is recorded, as accounts.test.ts shows',
  forgotPassword: 'recorded after its answer, as recovery.test.ts shows',
  resetPassword: 'needs a mailed link: recovery.test.ts',
  confirmEmail: 'needs a mailed link: emailConfirmation.test.ts',
  takeBackEmail: 'needs a mailed link: emailConfirmation.test.ts',
  contact: 'a mail, nothing stored',
  mapFields: 'reads, and stores nothing but its run',
  scrapeTest: 'reads without writing',
  readNotices: 'says what the user has seen, which changes nothing for anybody else',
};

/** Targets that people know by no name. */
const nameless: ReadonlySet<string> = new Set(['session', 'run', 'switch']);

let server: TestServer;
let admin: TestUser;
const done = new Set<EndpointId>();

beforeAll(async () => {
  server = await testServer({ AVAL_REVIEW_NEW: '1' });
  admin = await server.makeUser({ role: 'admin', password_hash: await server.passwordHash() });
});
afterAll(() => server.close());

interface Sending {
  params?: Record<string, string | number>;
  body?: unknown;
  headers?: Record<string, string>;
  as?: TestUser | null;
}

/** Sends the request and returns its response and the newest event, which must be a new one. */
async function change(id: EndpointId, { params = {}, body, headers = {}, as = admin }: Sending = {}) {
  const newest = async () => {
    const [row] = await server.database.db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(1);
    return row;
  };
  const before = await newest();
  const { method, path } = endpoints[id] as { method: Method; path: string };
  const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
  const answer = await server.call(method, url, { as, body, headers });
  const issue: unknown = answer.status >= 400 ? answer.body : null;
  expect({ id, status: answer.status, issue }).toEqual({ id, status: endpoints[id].status, issue: null });
  const event = await newest();
  expect([id, (event?.id ?? 0) > (before?.id ?? 0)]).toEqual([id, true]);
  const { actor_name = null, target_name = null, target_type = '' } = event ?? {};
  const isNamed = actor_name !== null && (nameless.has(target_type) || target_name !== null);
  expect([id, isNamed]).toEqual([id, true]);
  done.add(id);
  return { ...answer.body, event };
}

it('every endpoint that changes data records an audit event with the names of actor and target', async () => {
  const person = { email: 'ada@example.com', password: testPassword, first_name: 'Ada', last_name: 'Byron' };
  const kind = { profile_type_code: 'F', profile_group_code: 'FOUNDER' };
  await change('register', { as: null, body: { ...person, ...kind } });
  const signedIn = await change('login', { as: null, body: { email: person.email, password: testPassword } });
  const bearer = { authorization: `Bearer ${signedIn.token}` };
  const logout = await change('logout', { as: null, headers: bearer });
  expect(logout.event).toMatchObject({ action: 'logout', target_type: 'session', user_id: signedIn.user.id });

  await change('updateProfile', {
    body: { first_name: 'First', last_name: 'Admin', email: admin.email },
  });
  await change('changeEmail', { body: { email: 'moving@example.com', current_password: testPassword } });
  await change('resendConfirmation');
  await change('cancelEmailChange');
  const other = await server.makeUser({ role: 'admin' });
  const mine = (await server.call('GET', '/api/auth/sessions', { as: other })).body.sessions;
  await change('endSession', { params: { id: mine[0].id }, as: other });
  const made = await change('createUser', { body: { ...person, email: 'b@example.com', ...kind, role: 'user' } });
  const { user } = made;
  await change('updateUser', {
    params: { id: user.id },
    body: { first_name: 'B', last_name: 'C', email: 'b@example.com', ...kind, role: 'user' },
  });
  const invited = await change('createUser', {
    body: { ...person, password: null, email: 'c@example.com', ...kind, role: 'user' },
  });
  await change('inviteUser', { params: { id: invited.id } });
  await change('deleteUser', { params: { id: user.id } });

  const created = await change('createStartup', { body: startupBody({ is_owner: true }) });
  const params = { id: created.id };
  await change('updateStartup', { params, body: { description: 'Another description' } });
  await change('confirmFacts', { params, body: { fields: ['revenue'] } });
  await change('followStartup', { params });
  await change('unfollowStartup', { params });
  server.clock.now = new Date(server.clock.now.getTime() + 5000);
  await change('evaluateStartup', { params });
  const { calculations } = (await server.call('GET', `/api/startups/${created.id}/calculations`, { as: admin })).body;
  const recommended = calculations[0].recommendations.find(({ who }: { who?: object }) => who);
  const { action } = await change('takeUpAction', { params, body: { rule: recommended.rule } });
  await change('updateAction', { params: { id: action.id }, body: { state: 'dropped' } });
  await change('deleteCalculation', { params: { ...params, calcId: calculations[0].id } });
  const owner = await server.makeUser();
  await change('addOwner', { params, body: { user_id: owner.id } });
  await change('removeOwner', { params, as: owner });
  const founder = await server.makeUser();
  await server.call('POST', `/api/startups/${created.id}/owner`, { as: admin, body: { user_id: founder.id } });
  const guests = [await server.makeUser(), await server.makeUser()];
  const invite = (user: TestUser) => change('addOwner', { params, as: founder, body: { user_id: user.id } });
  const invitedFirst = await invite(guests[0] ?? owner);
  expect(invitedFirst.event).toMatchObject({ action: 'invite_owner', target_id: created.id });
  await change('acceptOwnership', { params: invitedFirst.invitations[0], as: guests[0] ?? owner });
  const invitedNext = await invite(guests[1] ?? owner);
  await change('declineOwnership', { params: invitedNext.invitations[0], as: guests[1] ?? owner });
  const invitedLast = await invite(owner);
  await change('withdrawOwnerInvitation', { params: { ...params, invitationId: invitedLast.invitations[0].id } });
  const letter = await formBody({ name: 'letter.txt', bytes: 'Cash runway: 14 months\n' }, {});
  await change('uploadProof', { params, as: founder, ...letter });
  const propose = async (months: number): Promise<{ id: number; claims: { id: number }[] }> =>
    (await change('proposeFacts', { params, as: founder, body: { facts: { cash_runway_months: months } } })).proposal;
  const withdrawn = await propose(15);
  await change('withdrawProposal', { params: { id: withdrawn.id }, as: founder });
  const decided = await propose(16);
  const decisions = [{ claim_id: decided.claims[0]?.id, decision: 'accept' }];
  await change('decideClaims', { params: { id: decided.id }, body: { decisions } });
  await change('undoDecision', { params: { id: decided.id } });
  await change('deleteStartup', { params });
  await change('restoreStartup', { params });

  await change('createStartup', { as: owner, body: startupBody() });
  const { publications } = (await server.call('GET', '/api/admin/publications', { as: admin })).body;
  await change('decidePublication', { params: { id: publications[0].id }, body: { accept: true } });

  const portfolio = await change('createPortfolio', { body: { name: 'One' } });
  const inside = { id: portfolio.id, startupId: created.id };
  await change('updatePortfolio', { params: inside, body: { name: 'Two' } });
  await change('addToPortfolio', { params: inside });
  await change('removeFromPortfolio', { params: inside });
  await change('deletePortfolio', { params: inside });

  const file = { name: 'plan.txt', bytes: 'Startup Name: Galerna Ports\n' };
  const form = await formBody(file, { documentType: 'txt', outputFormat: 'json' });
  await change('processDocument', form);
  const { documents } = (await server.call('GET', '/api/documents', { as: admin })).body;
  await change('deleteDocument', { params: { id: documents[0].id } });

  await change('recalculateStartups');
  await change('cancelRecalculation');
  await change('stopCron', { body: { type: 'all' } });
  await change('startCron', { body: { type: 'all' } });
  const leaving = await server.makeUser({ password_hash: await server.passwordHash() });
  await change('deleteAccount', { as: leaving, body: { current_password: testPassword } });
  await change('changePassword', { body: { current_password: testPassword, password: 'Another!1x' } });
  const later: EndpointId[] = [
    'recalculateIndustries',
    'scrapeStartup',
    'scrapeBatch',
    'cancelScrapeRun',
    'cancelScrapeUrl',
  ];
  const changing = (Object.keys(endpoints) as EndpointId[]).filter((id) => endpoints[id].method !== 'GET');
  expect(changing.filter((id) => !done.has(id) && !(id in exempt) && !later.includes(id))).toEqual([]);
});
