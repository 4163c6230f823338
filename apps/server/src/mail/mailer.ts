import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
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
    forget: (address) => outbox.forget(address),
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

interface Outbox extends Route<SendMailOptions> {
  forget(address: string): Promise<void>;
}

/** The To header of a mail as it is written, for comparison; empty without one. */
function recipientOf(mail: string): string {
  const head = mail.slice(0, mail.indexOf('\n\n'));
  return /^To: (.*(?:\n[ \t].*)*)/m.exec(head)?.[1]?.replaceAll(/\s+/g, ' ').toLowerCase() ?? '';
}

/** Writes mails as .eml files. They contain account links, so only their owner may read them. */
function outboxIn(folder: string, now: () => Date): Outbox {
  const sending = new Set<Promise<void>>();

  async function writeDraft(message: SendMailOptions) {
    const bytes = await compose(message);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = `${now().toISOString().replaceAll(':', '-')}_${randomBytes(4).toString('hex')}.eml`;
    const draft = join(folder, `.${name}`);
    await writeFile(draft, readable(bytes.toString()), { mode: 0o600, flush: true });
    return { draft, final: join(folder, name) };
  }

  async function store(message: SendMailOptions) {
    const { draft, final } = await writeDraft(message);
    await rename(draft, final);
  }

  return {
    async send(message) {
      const stored = store(message);
      sending.add(stored);
      try {
        await stored;
      } finally {
        sending.delete(stored);
      }
    },
    async forget(address) {
      // One that is being written would appear after the search.
      await Promise.allSettled(sending);
      const recipient = recipientOf((await compose({ to: address })).toString());
      const names = existsSync(folder) ? await readdir(folder) : [];
      for (const name of names.filter((each) => each.endsWith('.eml'))) {
        const path = join(folder, name);
        if (recipientOf(await readFile(path, 'utf8').catch(() => '')) === recipient) await rm(path, { force: true });
      }
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
