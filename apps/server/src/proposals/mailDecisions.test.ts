import type { Claim, Proposal } from '@aval/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

import { users } from '../db/schema/users.ts';
import { makeMailer } from '../mail/mailer.ts';
import type { Mail } from '../services/Mailer.ts';
import { outboxOf, textOf } from '../testing/outbox.ts';
import { ownMailServer } from '../testing/ownMailServer.ts';
import { refusingMailServer } from '../testing/refusingMailServer.ts';
import { startupBody } from '../testing/startupBody.ts';
import { type TestServer, testServerForThis, type TestUser } from '../testing/testServer.ts';
import { mailDecisions } from './mailDecisions.ts';

describe('a decision about figures', () => {
  let server: TestServer;
  let admin: TestUser;
  let owner: TestUser;
  let proposal: Proposal;

  const passMinutes = (minutes: number) => {
    server.clock.now = new Date(server.clock.now.getTime() + minutes * 60_000);
  };
  const claim = (field: Claim['field']) => proposal.claims.find((each) => each.field === field)?.id ?? 0;
  const decide = (...decisions: object[]) =>
    server.call('POST', `/api/admin/proposals/${proposal.id}/decisions`, { as: admin, body: { decisions } });
  const accept = (field: Claim['field']) => ({ claim_id: claim(field), decision: 'accept' });
  const refuse = (field: Claim['field'], reason: string) => ({ claim_id: claim(field), decision: 'refuse', reason });
  const undo = () => server.call('POST', `/api/admin/proposals/${proposal.id}/undo`, { as: admin });
  const mailsAfter = async (minutes: number) => {
    passMinutes(minutes);
    await mailDecisions(server.services);
    return outboxOf(server);
  };

  beforeEach(async () => {
    server = await testServerForThis();
    server.services.site.url = 'https://aval.example';
    admin = await server.makeUser({ role: 'admin' });
    owner = await server.makeUser({ email: 'owner@cantil.example' });
    const body = startupBody({ name: 'Solara', is_owner: true });
    const { id } = (await server.call('POST', '/api/startups', { as: owner, body })).body;
    const facts = { team_size: 9, cash_runway_months: 20, burn_rate: 9000 };
    proposal = (await server.call('POST', `/api/startups/${id}/proposals`, { as: owner, body: { facts } })).body
      .proposal;
  });

  it('is mailed once, and only once it can be taken back no more', async () => {
    const mails = await ownMailServer();
    if (mails === null) return;
    const { env } = server.services;
    server.services.mailer = makeMailer({ ...env, SMTP_URL: mails.url }, () => server.clock.now);
    await decide(refuse('team_size', 'A mistake'));
    await mailsAfter(3);
    expect((await undo()).status).toBe(200);
    await mailsAfter(3);
    await decide(refuse('team_size', 'The payroll says eight'), accept('cash_runway_months'));
    await mailsAfter(5);
    expect((await undo()).status).toBe(200);
    await decide(refuse('team_size', 'The payroll says eight'), accept('cash_runway_months'));
    await mailsAfter(6);
    await mailsAfter(6);
    await expect.poll(() => mails.printed()).toContain('The payroll says eight');
    expect(mails.printed().match(/^To: .*$/gm)).toEqual(['To: owner@cantil.example']);
    expect(mails.printed()).not.toContain('A mistake');
    expect(mails.printed()).toContain(`https://aval.example/startups/${proposal.startup.id}/figures`);
  });

  it('is mailed by one of two processes, for each decision or for several together', async () => {
    await decide(accept('team_size'));
    passMinutes(1);
    await decide(accept('cash_runway_months'));
    passMinutes(5);
    await Promise.all([mailDecisions(server.services), mailDecisions(server.services)]);
    const [first, ...others] = await outboxOf(server);
    expect(others).toEqual([]);
    expect(textOf(first ?? '')).toContain('Your figure for Solara was accepted');
    expect(await mailsAfter(1)).toHaveLength(2);
    await decide(accept('burn_rate'));
    expect(await mailsAfter(6)).toHaveLength(3);
  });

  it('is not mailed to an address that is not confirmed, nor about a startup that was deleted', async () => {
    const { db } = server.database;
    await db.update(users).set({ email_confirmed_at: null }).where(eq(users.id, owner.id));
    await decide(accept('team_size'));
    expect(await mailsAfter(6)).toEqual([]);
    await db.update(users).set({ email_confirmed_at: server.clock.now }).where(eq(users.id, owner.id));
    await decide(accept('burn_rate'));
    await server.call('DELETE', `/api/startups/${proposal.startup.id}`, { as: admin });
    expect(await mailsAfter(6)).toEqual([]);
  });

  it('is logged when the mail server refuses the address, and the others are mailed', async () => {
    const other = await server.makeUser({ email: 'other@cantil.example' });
    const body = startupBody({ name: 'Puente', is_owner: true });
    const { id } = (await server.call('POST', '/api/startups', { as: other, body })).body;
    await decide(accept('team_size'));
    const facts = { team_size: 3 };
    proposal = (await server.call('POST', `/api/startups/${id}/proposals`, { as: other, body: { facts } })).body
      .proposal;
    await decide(accept('team_size'));
    const { mailer, env } = server.services;
    const SMTP_URL = await refusingMailServer({ RCPT: '550 No such mailbox' });
    const refusing = makeMailer({ ...env, SMTP_URL }, () => server.clock.now);
    const send = (mail: Mail) => (mail.to === owner.email ? refusing.send(mail) : mailer.send(mail));
    server.services.mailer = { ...mailer, send };
    const mails = await mailsAfter(6);
    expect(mails.map((mail) => /^To: .*$/m.exec(mail)?.[0])).toEqual(['To: other@cantil.example']);
    expect(server.logged.join('\n')).toContain('Mailing a decision about figures failed');
    server.services.mailer = mailer;
    expect(await mailsAfter(6)).toHaveLength(1);
  });

  it('is sent for a week until a mail server that is away is back', async () => {
    await decide(accept('team_size'));
    const { mailer, env } = server.services;
    server.services.mailer = makeMailer({ ...env, SMTP_URL: 'smtp://127.0.0.1:1' }, () => server.clock.now);
    passMinutes(6);
    expect(await mailDecisions(server.services)).toBe(1);
    passMinutes(3 * 24 * 60);
    expect(await mailDecisions(server.services)).toBe(1);
    server.services.mailer = mailer;
    expect(await mailDecisions(server.services)).toBe(0);
    await decide(accept('burn_rate'));
    expect(await mailsAfter(8 * 24 * 60)).toHaveLength(1);
  });
});
