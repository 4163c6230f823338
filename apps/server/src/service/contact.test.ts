import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { emptyOutbox, outboxOf, textOf } from '../testing/outbox.ts';
import { type TestServer, testServer, testServerForThis } from '../testing/testServer.ts';

const body = { name: 'Marta Iriarte', email: 'marta@cantil.example', message: 'May we see a demo?\nOn Tuesday.' };

describe('the contact form', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await testServer({ AVAL_CONTACT_EMAIL: 'hello@aval.example' });
  });
  beforeEach(() => emptyOutbox(server));
  afterAll(() => server.close());

  const write = (sent: object, headers: Record<string, string> = {}) =>
    server.call('POST', '/api/contact', { body: sent, headers });

  it('reaches the configured mailbox, with the visitor as Reply-To', async () => {
    const answer = await write(body);
    expect([answer.status, answer.body.success]).toEqual([202, true]);
    const [mail = ''] = await outboxOf(server);
    expect(mail).toContain('To: hello@aval.example');
    expect(mail).toContain('Reply-To: Marta Iriarte <marta@cantil.example>');
    expect(mail).toContain('Subject: Aval: message from Marta Iriarte');
    expect(textOf(mail)).toContain('May we see a demo?\nOn Tuesday.');
  });

  it('cannot be abused to mail others or to forge headers', async () => {
    await write({ ...body, name: 'Eve\r\nBcc: victim@example.com' });
    const [mail = ''] = await outboxOf(server);
    expect(mail).toContain('Subject: Aval: message from Eve Bcc: victim@example.com');
    expect(mail).not.toMatch(/^Bcc:/im);
  });

  it.each([
    ['a name', { name: ' ' }],
    ['an e-mail', { email: 'marta' }],
    ['a message', { message: '' }],
    ['a message of sensible length', { message: 'x'.repeat(5001) }],
  ])('requires %s', async (_, wrong) => {
    const answer = await write({ ...body, ...wrong });
    expect([answer.status, answer.body.error]).toEqual([400, 'VALIDATION_FAILED']);
    expect(answer.body.issues).toEqual([expect.objectContaining({ path: Object.keys(wrong)[0] })]);
    expect(await outboxOf(server)).toEqual([]);
  });

  it('is limited to five messages an hour per address', async () => {
    const limited = await testServerForThis({ AVAL_LIMIT_CONTACT: '5' });
    const send = () => limited.call('POST', '/api/contact', { body });
    for (let tries = 0; tries < 5; tries += 1) expect((await send()).status).toBe(202);
    expect((await send()).status).toBe(429);
    limited.clock.now = new Date(limited.clock.now.getTime() + 3_600_000);
    expect((await send()).status).toBe(202);
  });

  it('reports an unreachable mail server', async () => {
    const cut = await testServerForThis({
      SMTP_URL: 'smtp://127.0.0.1:1',
      AVAL_CONTACT_EMAIL: 'hello@aval.example',
    });
    const answer = await cut.call('POST', '/api/contact', { body });
    expect([answer.status, answer.body.error]).toEqual([503, 'UNAVAILABLE']);
  });
});
