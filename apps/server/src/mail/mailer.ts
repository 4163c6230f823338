import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { createTransport, type SendMailOptions } from 'nodemailer';

import type { Env } from '../configuration/env.ts';
import type { Mail, Mailer, Route } from '../services/Mailer.ts';

type MailEnv = Pick<Env, 'SMTP_URL' | 'AVAL_MAIL_FROM' | 'AVAL_DATA'>;

export function makeMailer(env: MailEnv, now: () => Date): Mailer {
  const outbox = outboxIn(join(env.AVAL_DATA, 'outbox'), now);
  const server = env.SMTP_URL === undefined ? null : mailServer(env.SMTP_URL);
  const routeOf = ({ to }: Mail) => (to === null ? outbox : (server ?? outbox));
  const messageOf = (mail: Mail): SendMailOptions => {
    return { ...mail, from: env.AVAL_MAIL_FROM, to: mail.to ?? env.AVAL_MAIL_FROM, date: now() };
  };
  return {
    route: server ? 'server' : 'outbox',
    send: (mail) => routeOf(mail).send(messageOf(mail)),
    rehearse: (mail) => routeOf(mail).rehearse(messageOf(mail)),
  };
}

/** Requires TLS when there is a password, unless the URL has `?requireTLS=false`. */
function mailServer(url: string): Route<SendMailOptions> {
  const server = createTransport({ url, requireTLS: new URL(url).password !== '' });
  return {
    send: async (message) => void (await server.sendMail(message)),
    async rehearse(message) {
      await compose(message);
      await server.verify();
    },
  };
}

/** Writes mails as .eml files. They contain account links, so only their owner may read them. */
function outboxIn(folder: string, now: () => Date): Route<SendMailOptions> {
  async function writeDraft(message: SendMailOptions) {
    const bytes = await compose(message);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = `${now().toISOString().replaceAll(':', '-')}_${randomBytes(4).toString('hex')}.eml`;
    const draft = join(folder, `.${name}`);
    await writeFile(draft, readable(bytes.toString()), { mode: 0o600, flush: true });
    return { draft, final: join(folder, name) };
  }

  return {
    async send(message) {
      const { draft, final } = await writeDraft(message);
      await rename(draft, final);
    },
    async rehearse(message) {
      const { draft } = await writeDraft(message);
      await rm(draft);
    },
  };
}

const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });

async function compose(message: SendMailOptions): Promise<Buffer> {
  const { message: bytes } = await composer.sendMail({ ...message, textEncoding: 'base64' });
  if (!Buffer.isBuffer(bytes)) throw new TypeError('The mail was not composed into a buffer');
  return bytes;
}

/** The mail with unencoded text, because a link that the encoding wraps cannot be opened from an editor. */
function readable(mail: string): string {
  const encoding = /^Content-Transfer-Encoding: base64$/m;
  const end = mail.indexOf('\n\n');
  const head = mail.slice(0, end);
  if (!encoding.test(head)) return mail;
  const text = Buffer.from(mail.slice(end), 'base64').toString('utf8');
  return `${head.replace(encoding, 'Content-Transfer-Encoding: 8bit')}\n\n${text}`;
}
