import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

import { startupFollowers } from '../db/schema/startups.ts';
import { users } from '../db/schema/users.ts';
import { makeMailer } from '../mail/mailer.ts';
import { runNow } from '../processes/startRun.ts';
import { emptyOutbox, outboxOf, textOf } from '../testing/outbox.ts';
import { startupBody } from '../testing/startupBody.ts';
import { type TestServer, testServerForThis, type TestUser } from '../testing/testServer.ts';
import { mailDigests } from './mailDigests.ts';
import { recordStartupEvent } from './recordStartupEvent.ts';

describe('the digest', () => {
  let server: TestServer;
  let reader: TestUser;
  let startup: number;

  const passMinutes = (minutes: number) => {
    server.clock.now = new Date(server.clock.now.getTime() + minutes * 60_000);
  };
  async function setDigest(mail_digest: boolean): Promise<boolean> {
    const body = { first_name: 'Íñigo', last_name: 'Salazar', mail_digest };
    const saved = await server.call('PUT', '/api/user/update-profile', { as: reader, body });
    const read = await server.call('GET', '/api/auth/profile', { as: reader });
    expect(saved.body.mail_digest).toBe(read.body.mail_digest);
    return read.body.mail_digest;
  }
  async function happen(): Promise<void> {
    passMinutes(1);
    const at = server.clock.now;
    const event = { startupId: startup, kind: 'score_moved', detail: { from: 71.2, to: 74 }, at } as const;
    await server.database.db.transaction((tx) => recordStartupEvent(tx, event));
    passMinutes(1);
  }
  const mail = () => runNow(server.services, { process: 'cron', kind: 'digest', userId: null }, mailDigests);

  beforeEach(async () => {
    server = await testServerForThis();
    reader = await server.makeUser({ email: 'reader@cantil.example' });
    const admin = await server.makeUser({ role: 'admin' });
    const made = await server.call('POST', '/api/startups', { as: admin, body: startupBody({ name: 'Solara' }) });
    startup = made.body.id;
    const follow = { startup_id: startup, user_id: reader.id, created_at: server.clock.now };
    await server.database.db.insert(startupFollowers).values(follow);
    server.services.site.url = 'https://aval.example';
  });

  it('is off until the user turns it on, and begins then', async () => {
    await happen();
    await mail();
    expect(await setDigest(true)).toBe(true);
    expect(await mail()).toMatchObject({ code: 0, summary: { en: 'No notices to mail' } });
    expect(await outboxOf(server)).toEqual([]);
  });

  it('is on or off, and nothing else', async () => {
    const body = { first_name: 'Íñigo', last_name: 'Salazar', mail_digest: 'weekly' };
    expect((await server.call('PUT', '/api/user/update-profile', { as: reader, body })).status).toBe(400);
  });

  it('is sent once, in both languages, with links to the causes and to the setting', async () => {
    await setDigest(true);
    await happen();
    expect(await mail()).toMatchObject({ code: 0, summary: { en: 'Mails sent: 1' } });
    await mail();
    const mails = await outboxOf(server);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('To: reader@cantil.example');
    const text = textOf(mails[0] ?? '');
    expect(text).toContain(
      `- The score of Solara rose from 71,2 to 74,0\n  https://aval.example/startups/${startup}\n`,
    );
    expect(text).toContain('Hola, Íñigo:');
    expect(text).toContain('- La nota de Solara ha subido de 71,2 a 74,0\n');
    expect(text).toContain('switch it off there: https://aval.example/profile');
    await happen();
    await mail();
    expect(await outboxOf(server)).toHaveLength(2);
  });

  it('is sent by one of two processes', async () => {
    await setDigest(true);
    await happen();
    await Promise.all([mail(), mail()]);
    expect(await outboxOf(server)).toHaveLength(1);
  });

  it('leaves out what was read, and what the user may no longer see', async () => {
    await setDigest(true);
    await happen();
    const up_to = server.clock.now.toISOString();
    await server.call('POST', '/api/notices/read', { as: reader, body: { up_to } });
    await mail();
    await happen();
    const admin = await server.makeUser({ role: 'admin' });
    await server.call('PATCH', `/api/startups/${startup}`, { as: admin, body: { is_private: 1 } });
    await mail();
    expect(await outboxOf(server)).toEqual([]);
  });

  it('is for confirmed addresses, and stops when it is turned off', async () => {
    await setDigest(true);
    await happen();
    const { db } = server.database;
    await db.update(users).set({ email_confirmed_at: null }).where(eq(users.id, reader.id));
    await mail();
    await db.update(users).set({ email_confirmed_at: server.clock.now }).where(eq(users.id, reader.id));
    expect(await setDigest(false)).toBe(false);
    await mail();
    expect(await outboxOf(server)).toEqual([]);
  });

  it('follows the next day when the mail server refuses it', async () => {
    await setDigest(true);
    await happen();
    const { mailer, env } = server.services;
    server.services.mailer = makeMailer({ ...env, SMTP_URL: 'smtp://127.0.0.1:1' }, () => server.clock.now);
    expect(await mail()).toMatchObject({ code: 1, summary: { en: 'Refused, and sent with the next: 1' } });
    expect(server.logged.join('\n')).toContain('Mailing a digest failed');
    await emptyOutbox(server);
    server.services.mailer = mailer;
    await happen();
    await mail();
    const [sent = ''] = await outboxOf(server);
    expect(textOf(sent).match(/- The score of Solara rose/g)).toHaveLength(2);
  });
});
