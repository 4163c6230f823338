import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

import { makeMailer } from './mailer.ts';

const now = () => new Date('2026-06-30T12:00:00.250Z');
const mail = { to: 'marta@cantil.example', subject: 'Señal', text: 'Hola, ¿qué tal?\n' };

function mailerWith(settings: { SMTP_URL?: string } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'aval-mail-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const env = { AVAL_DATA: folder, AVAL_MAIL_FROM: 'Aval <no-reply@aval.example>', SMTP_URL: settings.SMTP_URL };
  return { mailer: makeMailer(env, now), outbox: join(folder, 'outbox') };
}

/** SMTP responses other than OK; the server supports authentication but no encryption. */
const answers: Record<string, string> = {
  EHLO: '250-mail.example\r\n250 AUTH PLAIN',
  STARTTLS: '502 unknown',
  AUTH: '235 fine',
  DATA: '354 go on',
  QUIT: '221 bye',
};

/** A mail server that accepts every mail and records the commands of its clients. */
async function mailServer() {
  const said: string[] = [];
  function converse(socket: Socket) {
    let isData = false;
    socket.write('220 ready\r\n');
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      for (const line of chunk.split('\r\n').filter((text) => text !== '')) {
        said.push(line);
        if (isData && line !== '.') continue;
        isData = line === 'DATA';
        socket.write(`${answers[line.split(' ')[0] ?? ''] ?? '250 fine'}\r\n`);
      }
    });
  }
  const server = createServer(converse).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => void server.close());
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, said };
}

it('writes each mail to a file in the outbox that only its owner may read', async () => {
  const { mailer, outbox } = mailerWith();
  expect(mailer.route).toBe('outbox');
  await Promise.all([mailer.send(mail), mailer.send(mail)]);
  const names = readdirSync(outbox);
  expect(names).toHaveLength(2);
  for (const name of names) {
    expect(name).toMatch(/^2026-06-30T12-00-00\.250Z_[0-9a-f]{8}\.eml$/);
    expect(statSync(join(outbox, name)).mode & 0o077).toBe(0);
  }
  const written = readFileSync(join(outbox, names[0] ?? ''), 'utf8');
  expect(written).toContain('From: Aval <no-reply@aval.example>');
  expect(written).toContain('To: marta@cantil.example');
  expect(written).toContain('Date: Tue, 30 Jun 2026 12:00:00 +0000');
  expect(written).toContain('Content-Transfer-Encoding: 8bit');
  expect(written).toContain('\n\nHola, ¿qué tal?\n');
});

it('sends mails through the configured mail server', async () => {
  const { url, said } = await mailServer();
  const { mailer } = mailerWith({ SMTP_URL: url });
  expect(mailer.route).toBe('server');
  await mailer.send(mail);
  expect(said).toContain('MAIL FROM:<no-reply@aval.example>');
  expect(said).toContain('RCPT TO:<marta@cantil.example>');
  expect(said.join('\n')).toContain('=C2=BFqu=C3=A9 tal?');
});

it('sends no password to a mail server without encryption unless its URL allows it', async () => {
  const { url, said } = await mailServer();
  const withPassword = url.replace('//', '//aval:Secret-1@');
  await expect(mailerWith({ SMTP_URL: withPassword }).mailer.send(mail)).rejects.toThrow(/STARTTLS/);
  expect(said.filter((line) => line.startsWith('AUTH'))).toEqual([]);
  await mailerWith({ SMTP_URL: `${withPassword}?requireTLS=false` }).mailer.send(mail);
  expect(said.filter((line) => line.startsWith('AUTH'))).toHaveLength(1);
});

it('prevents header injection through line breaks in subject or name', async () => {
  const { mailer, outbox } = mailerWith();
  const name = 'Eva\r\nBcc: all@cantil.example';
  await mailer.send({ ...mail, subject: `Message from ${name}`, replyTo: { name, address: 'eva@cantil.example' } });
  const [file = ''] = readdirSync(outbox);
  const [head = ''] = readFileSync(join(outbox, file), 'utf8').split('\n\n');
  expect(head).toContain('Eva');
  expect(head).not.toMatch(/^Bcc:/im);
});

it('rehearses a mail to its end without sending it', async () => {
  const { url, said } = await mailServer();
  await mailerWith({ SMTP_URL: url }).mailer.rehearse(mail);
  await expect.poll(() => said.map((line) => line.split(' ')[0])).toEqual(['EHLO', 'QUIT']);
  const { mailer, outbox } = mailerWith();
  await mailer.rehearse(mail);
  expect(readdirSync(outbox)).toEqual([]);
});

it('writes a mail without a configured recipient to the outbox even when there is a mail server', async () => {
  const { url, said } = await mailServer();
  const { mailer, outbox } = mailerWith({ SMTP_URL: url });
  await mailer.send({ ...mail, to: null });
  expect(readdirSync(outbox)).toHaveLength(1);
  expect(said).toEqual([]);
});

it('forgets the mails to one address, and those that are being written to it', async () => {
  const { mailer, outbox } = mailerWith();
  const long = `${'a'.repeat(60)}@${'b'.repeat(60)}.example`;
  for (const to of ['marta@cantil.example', 'other-marta@cantil.example', 'José@cañón.example', long]) {
    await mailer.send({ ...mail, to, text: 'To: marta@cantil.example\n' });
  }
  const late = mailer.send(mail);
  await mailer.forget('Marta@Cantil.example');
  await late;
  const headers = () =>
    readdirSync(outbox).map((name) => readFileSync(join(outbox, name), 'utf8').split('\n\n', 1).join(''));
  expect(headers()).toHaveLength(3);
  expect(headers().join('\n')).not.toMatch(/^To: marta/m);
  await mailer.forget('José@cañón.example');
  await mailer.forget(long);
  expect(headers()).toHaveLength(1);
});

it('forgets nothing without an outbox', async () => {
  await expect(mailerWith().mailer.forget('marta@cantil.example')).resolves.toBeUndefined();
});
