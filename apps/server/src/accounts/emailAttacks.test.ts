import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { emptyOutbox, outboxOf } from '../testing/outbox.ts';
import { startupBody } from '../testing/startupBody.ts';
import { testPassword, type TestServer, testServer, testServerForThis, type TestUser } from '../testing/testServer.ts';

const person = {
  password: testPassword,
  first_name: 'Ada',
  last_name: 'Byron',
  profile_type_code: 'individual',
  profile_group_code: 'investor',
};

/** A response as far as it does not repeat the e-mail that was sent. */
const without = ({ body }: { body: unknown }, email: string) => JSON.stringify(body).replaceAll(email, 'E');

describe('nobody', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await testServer();
  });
  beforeEach(() => emptyOutbox(server));
  afterAll(() => server.close());

  const newAccount = async () => server.makeUser({ password_hash: await server.passwordHash() });
  const signUp = (email: string) => server.call('POST', '/api/auth/register', { body: { ...person, email } });
  const signIn = (email: string) => server.call('POST', '/api/auth/login', { body: { email, password: testPassword } });
  const me = async (as: TestUser) => (await server.call('GET', '/api/user/me', { as })).body.user;
  const save = (as: TestUser, email: string) =>
    server.call('PUT', '/api/user/email', {
      as,
      body: { email, current_password: testPassword },
    });

  it.each([
    'https://evil.example/verify?@a.io',
    'evil.example/verify?x=@a.io',
    '<b>you-won</b>@a.io',
    '"Aval support"@a.io',
    'a@b@a.io',
    'call+34/600@a.io',
    '.a@a.io',
    'a..b@a.io',
    'a@-a.io',
  ])('has an official mail sent to %j', async (email) => {
    const answer = await signUp(email);
    expect([answer.status, answer.body.error]).toEqual([400, 'VALIDATION_FAILED']);
    expect(await outboxOf(server)).toEqual([]);
  });

  it.each([
    ['a Cyrillic letter', 'p\u0430ula@example.com'],
    ['a full-width letter', '\uFF50aula@example.com'],
    ['a zero-width space', 'pau\u200Bla@example.com'],
    ['a soft hyphen', 'pau\u00ADla@example.com'],
    ['a Kelvin sign', 'pau\u212A@example.com'],
  ])('signs up with %s that looks like the address of another', async (_, email) => {
    const answer = await server.call('POST', '/api/auth/register', {
      body: { ...person, email },
      headers: { 'accept-language': 'es' },
    });
    expect([answer.status, answer.body.error]).toEqual([400, 'VALIDATION_FAILED']);
    expect(answer.body.message).toContain('letras latinas sin acentos');
  });

  it('guesses an address more often by writing it in other characters', async () => {
    const limited = await testServerForThis({ AVAL_LIMIT_SIGN_IN: '2' });
    const written = ['a@example.com', '\uFF41@example.com', 'a\u200B@example.com'];
    const statuses = [];
    for (const email of written) {
      const body = { email, password: testPassword };
      statuses.push((await limited.call('POST', '/api/auth/login', { body })).status);
    }
    expect(statuses).toEqual([401, 401, 429]);
  });

  it('is a second account for the same address in other characters', async () => {
    const user = await newAccount();
    expect((await signIn(user.email.replace('p', '\uFF50'))).status).toBe(200);
    expect((await signIn(user.email.replace('e', 'e\u200D'))).status).toBe(200);
  });

  it('moves an account to an address whose mail they cannot read', async () => {
    const user = await newAccount();
    const answer = await save(user, 'victim@example.com');
    expect(answer.status).toBe(200);
    expect((await me(user)).email).toBe(user.email);
    expect((await signIn('victim@example.com')).status).toBe(401);
  });

  it('learns from a change of address whether an account exists', async () => {
    const [user, other] = [await newAccount(), await newAccount()];
    const taken = await save(user, other.email);
    const free = await save(user, 'nobody-has-this@example.com');
    expect([taken.status, without(taken, other.email)]).toEqual([
      free.status,
      without(free, 'nobody-has-this@example.com'),
    ]);
  });

  it('sends mails to more than three addresses a day by changing theirs', async () => {
    const user = await newAccount();
    const answers = [];
    for (const name of ['one', 'two', 'three', 'four']) answers.push(await save(user, `${name}@elsewhere.example`));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(answers.at(-1)?.body.error).toBe('RATE_LIMITED');
  });

  it('signs up more than five times an hour or twenty times a day from one network', async () => {
    const strict = await testServerForThis({ AVAL_LIMIT_REGISTER: '5', AVAL_LIMIT_REGISTER_DAY: '20' });
    const attempt = () => strict.call('POST', '/api/auth/register', { body: {} });
    const statuses = new Set<number>();
    for (let tries = 0; tries < 5; tries += 1) statuses.add((await attempt()).status);
    expect([...statuses, (await attempt()).status]).toEqual([400, 429]);
    for (let hours = 0; hours < 3; hours += 1) {
      strict.clock.now = new Date(strict.clock.now.getTime() + 3_600_000);
      for (let tries = 0; tries < 5; tries += 1) expect((await attempt()).status).toBe(400);
    }
    strict.clock.now = new Date(strict.clock.now.getTime() + 3_600_000);
    const refused = await attempt();
    expect([refused.status, refused.body.error]).toEqual([429, 'RATE_LIMITED']);
  });

  it('adds owners, which has mails sent, with an address that was not confirmed', async () => {
    const { body } = await signUp('unconfirmed@example.com');
    const headers = { authorization: `Bearer ${body.token}` };
    const startup = await server.call('POST', '/api/startups', { headers, body: startupBody({ is_owner: true }) });
    const other = await newAccount();
    const added = await server.call('POST', `/api/startups/${startup.body.id}/owner`, {
      headers,
      body: { user_id: other.id },
    });
    expect([added.status, added.body.error]).toEqual([403, 'EMAIL_UNCONFIRMED']);
    expect(added.body.message).toContain('link');
  });
});
