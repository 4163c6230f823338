import { eq } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import { emailLinks } from '../db/schema/emailLinks.ts';
import { users } from '../db/schema/users.ts';
import { emptyOutbox, outboxOf, textOf } from '../testing/outbox.ts';
import { testPassword, type TestServer, testServer, testServerForThis, type TestUser } from '../testing/testServer.ts';

const person = {
  password: testPassword,
  first_name: 'Ada',
  last_name: 'Byron',
  profile_type_code: 'individual',
  profile_group_code: 'investor',
};
const newPassword = 'Renewed#2';
const dayMs = 24 * 3_600_000;

let server: TestServer;
let serial = 0;

beforeAll(async () => {
  server = await testServer({ AVAL_URL: 'https://aval.example/' });
});
beforeEach(() => emptyOutbox(server));
afterAll(() => server.close());

const address = (name: string) => `${name}${(serial += 1)}@example.com`;
const newAccount = async (values = {}) => server.makeUser({ password_hash: await server.passwordHash(), ...values });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const me = (token: string) => server.call('GET', '/api/user/me', { headers: bearer(token) });
const signIn = (email: string, password = testPassword) =>
  server.call('POST', '/api/auth/login', { body: { email, password } });
const confirm = (token: string) => server.call('POST', '/api/auth/confirm-email', { body: { token } });
const takeBack = (token: string) => server.call('POST', '/api/auth/take-back-email', { body: { token } });
const forgot = (email: string) => server.call('POST', '/api/auth/forgot-password', { body: { email } });
const reset = (token: string) =>
  server.call('POST', '/api/auth/reset-password', { body: { token, password: newPassword } });
const resend = (as: Pick<TestUser, 'token'>) =>
  server.call('POST', '/api/auth/resend-confirmation', { headers: bearer(as.token) });
const ask = (as: Pick<TestUser, 'token'>, email: string, current_password = testPassword) =>
  server.call('PUT', '/api/user/email', { headers: bearer(as.token), body: { email, current_password } });
const rowOf = async (id: number) => (await server.database.db.select().from(users).where(eq(users.id, id)))[0];
const signUp = async (email = address('new')) => {
  const answer = await server.call('POST', '/api/auth/register', { body: { ...person, email } });
  return { email, id: Number(answer.body.user.id), token: String(answer.body.token), answer };
};

/** The token of the last mail to an address that has a link to this page. */
async function mailed(page: string, to: string): Promise<string> {
  const mails = (await outboxOf(server)).filter((mail) => mail.includes(`To: ${to}\n`));
  const tokens = mails.map((mail) =>
    new RegExp(`https://aval\\.example/${page}\\?token=([\\w-]{43})`).exec(textOf(mail)),
  );
  return tokens.findLast((found) => found !== null)?.[1] ?? '';
}
const recipients = async () => (await outboxOf(server)).map((mail) => /^To: (.*)$/m.exec(mail)?.[1] ?? '').toSorted();

async function later<Result>(ms: number, work: () => Promise<Result>): Promise<Result> {
  const before = server.clock.now;
  server.clock.now = new Date(before.getTime() + ms);
  try {
    return await work();
  } finally {
    server.clock.now = before;
  }
}

/** Moves an account to another address, as its owner does. Returns the token with which it can be taken back. */
async function move(user: Pick<TestUser, 'token' | 'email'>, email: string): Promise<string> {
  await ask(user, email);
  expect((await confirm(await mailed('confirm-email', email))).status).toBe(200);
  return mailed('take-back-email', user.email);
}

describe('sign-up', () => {
  it('signs in at once, unconfirmed, and mails a link that confirms the address once', async () => {
    const { email, id, token, answer } = await signUp();
    expect(answer.status).toBe(201);
    expect((await me(token)).body.user.email_confirmed).toBe(false);
    const link = await mailed('confirm-email', email);
    expect((await confirm(link)).body).toEqual({ success: true, message: `The email ${email} is confirmed` });
    expect((await me(token)).body.user.email_confirmed).toBe(true);
    expect((await confirm(link)).body.error).toBe('EMAIL_LINK_INVALID');
    const stored = await server.database.db.select().from(emailLinks).where(eq(emailLinks.user_id, id));
    expect(JSON.stringify(stored)).not.toContain(link);
  });

  it('mails a link that works for a day', async () => {
    const { email, token } = await signUp();
    const link = await mailed('confirm-email', email);
    const late = await later(dayMs, () => confirm(link));
    expect([late.status, late.body.error]).toEqual([400, 'EMAIL_LINK_EXPIRED']);
    expect((await me(token)).body.user.email_confirmed).toBe(false);
  });

  it('is confirmed by a link to set a password too, and by an invitation', async () => {
    const { email, id } = await signUp();
    await forgot(email);
    expect((await reset(await mailed('reset-password', email))).status).toBe(200);
    expect((await rowOf(id))?.email_confirmed_at).toEqual(server.clock.now);
    const admin = await server.makeUser({ role: 'admin' });
    const body = { ...person, password: null, email: address('invited'), role: 'user' };
    const made = await server.call('POST', '/api/user', { as: admin, body });
    expect(made.body.user.email_confirmed).toBe(false);
    await reset(await mailed('reset-password', body.email));
    expect((await rowOf(made.body.id))?.email_confirmed_at).toEqual(server.clock.now);
  });

  it('gets no other mails before it is confirmed', async () => {
    const { email, token } = await signUp();
    await emptyOutbox(server);
    const changed = await server.call('PUT', '/api/user/password', {
      headers: bearer(token),
      body: { current_password: testPassword, password: newPassword },
    });
    expect(changed.status).toBe(200);
    const other = await newAccount();
    expect((await ask(other, email)).status).toBe(200);
    expect(await outboxOf(server)).toEqual([]);
  });

  it('is mailed the link again on request; the earlier one stops working', async () => {
    const one = await signUp();
    const early = await mailed('confirm-email', one.email);
    await emptyOutbox(server);
    expect((await resend(one)).status).toBe(200);
    expect((await confirm(early)).body.error).toBe('EMAIL_LINK_INVALID');
    expect((await confirm(await mailed('confirm-email', one.email))).status).toBe(200);
    expect((await resend(one)).body.error).toBe('CONFLICT');
  });

  it('is mailed the link again five times a day', async () => {
    const strict = await testServerForThis({ AVAL_LIMIT_CONFIRMATION: '5' });
    const user = await strict.makeUser({ email_confirmed_at: null });
    const statuses = [];
    for (let tries = 0; tries < 6; tries += 1) {
      statuses.push((await strict.call('POST', '/api/auth/resend-confirmation', { as: user })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('of a stranger with one’s address is taken over by the owner, and by nobody again', async () => {
    const thief = await signUp();
    const away = address('thief');
    await ask(thief, away);
    const change = await mailed('confirm-email', away);
    await forgot(thief.email);
    await reset(await mailed('reset-password', thief.email));
    expect((await me(thief.token)).status).toBe(401);
    expect((await confirm(change)).body.error).toBe('EMAIL_LINK_INVALID');
    expect((await signIn(thief.email, newPassword)).status).toBe(200);
  });
});

describe('a change of address', () => {
  it('asks for the password, and counts once it is confirmed at the new address', async () => {
    const user = await newAccount();
    const email = address('moved');
    expect((await ask(user, email, 'Wrong!1pass')).body.error).toBe('CURRENT_PASSWORD_WRONG');
    expect(await outboxOf(server)).toEqual([]);
    const asked = await ask(user, email.toUpperCase());
    expect([asked.status, asked.body]).toEqual([
      200,
      {
        success: true,
        pending_email: email,
        message: `We have sent a link to ${email}; the address changes when you follow it`,
      },
    ]);
    expect(await recipients()).toEqual([email]);
    expect((await me(user.token)).body).toMatchObject({ pending_email: email, user: { email: user.email } });
    const other = await signIn(user.email);
    await confirm(await mailed('confirm-email', email));
    expect((await me(user.token)).body).toMatchObject({ pending_email: null, user: { email, email_confirmed: true } });
    expect((await me(other.body.token)).status).toBe(401);
    expect((await signIn(user.email)).status).toBe(401);
    expect((await signIn(email)).status).toBe(200);
    expect(await recipients()).toEqual([email, user.email].toSorted());
  });

  it('goes not through the profile, which refuses another address by name', async () => {
    const user = await newAccount();
    const body = { first_name: 'Ada', last_name: 'Byron', email: address('other') };
    const answer = await server.call('PUT', '/api/user/update-profile', { as: user, body });
    expect([answer.status, answer.body.issues]).toEqual([
      400,
      [{ path: 'email', message: 'The email is changed by itself, with the password' }],
    ]);
    expect((await rowOf(user.id))?.first_name).toBe('Person');
  });

  it('tells the owner of a taken address, and nobody else', async () => {
    const [user, other] = [await newAccount(), await newAccount()];
    expect((await ask(user, other.email)).status).toBe(200);
    const [mail = ''] = await outboxOf(server);
    expect(await recipients()).toEqual([other.email]);
    expect(textOf(mail)).toContain('belongs to your account');
    expect(textOf(mail)).not.toContain(user.email);
    expect((await me(user.token)).body.pending_email).toBe(other.email);
    expect((await resend(user)).status).toBe(200);
    expect(await mailed('confirm-email', other.email)).toBe('');
  });

  it('runs the same queries and composes one mail whether or not an account has the address', async () => {
    const query = vi.spyOn(Client.prototype, 'query');
    const { mailer } = server.services;
    const composed = [vi.spyOn(mailer, 'send'), vi.spyOn(mailer, 'rehearse')];
    onTestFinished(() => void vi.restoreAllMocks());
    const taken = await newAccount();
    const unconfirmed = await newAccount({ email_confirmed_at: null });
    const left = await newAccount();
    await move(left, address('moved'));
    const stepsFor = async (email: string) => {
      const user = await newAccount();
      await server.services.background.settle();
      query.mockClear();
      for (const spy of composed) spy.mockClear();
      const { status } = await ask(user, email);
      await server.services.background.settle();
      const asked = query.mock.calls as unknown as [string | { text: string }][];
      const texts = asked.map(([step]) => (typeof step === 'string' ? step : step.text));
      return { status, texts, mails: composed.reduce((sum, spy) => sum + spy.mock.calls.length, 0) };
    };
    const free = await stepsFor(address('free'));
    expect(free).toMatchObject({ status: 200, mails: 1 });
    for (const { email } of [taken, unconfirmed, left]) expect(await stepsFor(email)).toEqual(free);
  });

  it('is refused to one’s own address, to a fourth in a day, and is possible again after a day', async () => {
    const user = await newAccount();
    expect((await ask(user, user.email.toUpperCase())).body.issues).toEqual([
      { path: 'email', message: 'This is already your email' },
    ]);
    for (let asked = 0; asked < 3; asked += 1) expect((await ask(user, address('next'))).status).toBe(200);
    const fourth = await later(600_000, () => ask(user, address('next')));
    expect([fourth.status, fourth.body.message, fourth.headers['retry-after']]).toEqual([
      429,
      'The email can be changed 3 times a day. Try again in 24 hours.',
      String(24 * 3600 - 600),
    ]);
    const next = await later(dayMs, async () => {
      const { body } = await signIn(user.email);
      return ask(body, address('next'));
    });
    expect(next.status).toBe(200);
  });

  it('can be given up, and then is not confirmed by its link', async () => {
    const user = await newAccount();
    const email = address('moved');
    await ask(user, email);
    expect((await server.call('DELETE', '/api/user/email', { as: user })).status).toBe(200);
    expect((await me(user.token)).body.pending_email).toBeNull();
    expect((await confirm(await mailed('confirm-email', email))).body.error).toBe('EMAIL_LINK_INVALID');
    expect((await rowOf(user.id))?.email).toBe(user.email);
  });

  it('is replaced by a later one', async () => {
    const user = await newAccount();
    const [first, second] = [address('first'), address('second')];
    await ask(user, first);
    await ask(user, second);
    expect((await confirm(await mailed('confirm-email', first))).body.error).toBe('EMAIL_LINK_INVALID');
    expect((await confirm(await mailed('confirm-email', second))).status).toBe(200);
  });

  it('ends with an error when another account has got the address meanwhile', async () => {
    const user = await newAccount();
    const email = address('wanted');
    await ask(user, email);
    const link = await mailed('confirm-email', email);
    await signUp(email);
    const answer = await confirm(link);
    expect([answer.status, answer.body.error]).toEqual([409, 'EMAIL_TAKEN']);
    expect((await rowOf(user.id))?.email).toBe(user.email);
  });

  it('invalidates links mailed to the old address', async () => {
    const user = await newAccount();
    await forgot(user.email);
    const link = await mailed('reset-password', user.email);
    await move(user, address('moved'));
    expect((await reset(link)).body.error).toBe('RESET_TOKEN_INVALID');
  });

  it('is given up by a new password, because somebody else may have asked for it', async () => {
    const user = await newAccount();
    const email = address('thief');
    await ask(user, email);
    const body = { current_password: testPassword, password: newPassword };
    await server.call('PUT', '/api/user/password', { as: user, body });
    expect((await confirm(await mailed('confirm-email', email))).body.error).toBe('EMAIL_LINK_INVALID');
  });
});

describe('the old address', () => {
  it('takes the account back: its address, no session, no password, and a link for a new one', async () => {
    const user = await newAccount();
    const thief = address('thief');
    const link = await move(user, thief);
    await emptyOutbox(server);
    const answer = await takeBack(link);
    expect([answer.status, answer.body.message]).toEqual([
      200,
      `The account has the email ${user.email} again. We have sent a link there to choose a new password.`,
    ]);
    expect((await me(user.token)).status).toBe(401);
    expect((await signIn(thief)).status).toBe(401);
    expect((await signIn(user.email)).status).toBe(401);
    expect(await recipients()).toEqual([user.email]);
    await reset(await mailed('reset-password', user.email));
    expect((await signIn(user.email, newPassword)).status).toBe(200);
    expect((await takeBack(link)).body.error).toBe('EMAIL_LINK_INVALID');
  });

  it('can do so for seven days', async () => {
    const link = await move(await newAccount(), address('moved'));
    const late = await later(7 * dayMs, () => takeBack(link));
    expect(late.body.error).toBe('EMAIL_LINK_EXPIRED');
    expect((await later(7 * dayMs - 1, () => takeBack(link))).status).toBe(200);
  });

  it('can do so after the thief has set a password, moved on and taken the account back', async () => {
    const user = await newAccount();
    const [first, second] = [address('thief'), address('thief')];
    const own = await move(user, first);
    const step = await later(1000, () => move({ ...user, email: first }, second));
    await later(2000, async () => {
      await forgot(second);
      await reset(await mailed('reset-password', second));
    });
    expect((await later(3000, () => takeBack(step))).status).toBe(200);
    expect((await later(4000, () => takeBack(own))).status).toBe(200);
    expect((await rowOf(user.id))?.email).toBe(user.email);
  });

  it('leaves the thief no link to take the account away again', async () => {
    const user = await newAccount();
    const [first, second] = [address('thief'), address('thief')];
    const own = await move(user, first);
    const step = await later(1000, () => move({ ...user, email: first }, second));
    expect((await later(2000, () => takeBack(own))).status).toBe(200);
    expect((await later(3000, () => takeBack(step))).body.error).toBe('EMAIL_LINK_INVALID');
  });

  it('stays reserved meanwhile, so that the thief cannot register it', async () => {
    const user = await newAccount();
    const link = await move(user, address('thief'));
    const registered = await server.call('POST', '/api/auth/register', { body: { ...person, email: user.email } });
    expect([registered.status, registered.body.error]).toEqual([409, 'EMAIL_TAKEN']);
    const helper = await newAccount();
    await ask(helper, user.email);
    expect(await mailed('confirm-email', user.email)).toBe('');
    expect((await takeBack(link)).status).toBe(200);
  });

  it('is told nothing and gets no account when it was never confirmed, because it may be a stranger’s', async () => {
    const one = await signUp();
    await emptyOutbox(server);
    const email = address('moved');
    await ask(one, email);
    await confirm(await mailed('confirm-email', email));
    expect(await recipients()).toEqual([email]);
  });
});

const changeAsAdmin = async (user: TestUser, email: string) => {
  const admin = await server.makeUser({ role: 'admin' });
  const { first_name, last_name, profile_type_code, profile_group_code } = person;
  const body = { first_name, last_name, profile_type_code, profile_group_code, email, role: 'user' };
  return server.call('PUT', `/api/user/${user.id}`, { as: admin, body });
};

describe('an administrator', () => {
  it('changes an address at once; it is unconfirmed until its owner follows the link, and the old one is told', async () => {
    const user = await newAccount();
    const email = address('moved');
    const answer = await changeAsAdmin(user, email);
    expect(answer.body.user).toMatchObject({ email, email_confirmed: false });
    expect((await signIn(email)).body.user.email_confirmed).toBe(false);
    expect(await recipients()).toEqual([email, user.email].toSorted());
    const link = await mailed('take-back-email', user.email);
    await confirm(await mailed('confirm-email', email));
    expect((await rowOf(user.id))?.email_confirmed_at).toEqual(server.clock.now);
    expect((await takeBack(link)).status).toBe(200);
  });

  it('makes an account whose owner has to confirm its address', async () => {
    const admin = await server.makeUser({ role: 'admin' });
    const email = address('made');
    const made = await server.call('POST', '/api/user', { as: admin, body: { ...person, email, role: 'user' } });
    expect(made.body.user.email_confirmed).toBe(false);
    await confirm(await mailed('confirm-email', email));
    expect((await rowOf(made.body.id))?.email_confirmed_at).toEqual(server.clock.now);
  });

  it('saves an account whose address is older than the rules, but does not give it another such address', async () => {
    const user = await newAccount({ email: 'josé@example.com' });
    expect((await changeAsAdmin(user, 'josé@example.com')).body.user).toMatchObject({
      email: 'josé@example.com',
      email_confirmed: true,
    });
    expect((await signIn('JOSÉ@example.com')).status).toBe(200);
    const refused = await changeAsAdmin(user, 'andré@example.com');
    expect([refused.status, refused.body.issues[0].path]).toEqual([400, 'email']);
  });
});
