import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { createTransport, type SendMailOptions } from 'nodemailer';

import type { Env } from '../env.ts';

interface Mail {
  /** Null when nobody is configured to receive it: then it stays in the outbox. */
  to: string | null;
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
}

const mailRoutes = ['server', 'outbox'] as const;

export interface Mailer {
  /** Where mails go: to the mail server of the configuration, or as files into the outbox folder. */
  route: (typeof mailRoutes)[number];
  send(mail: Mail): Promise<void>;
}

type MailEnv = Pick<Env, 'SMTP_URL' | 'AVAL_MAIL_FROM' | 'AVAL_DATA'>;

export function makeMailer(env: MailEnv, now: () => Date): Mailer {
  const writeToOutbox = outboxIn(join(env.AVAL_DATA, 'outbox'), now);
  const server = env.SMTP_URL === undefined ? null : createTransport(env.SMTP_URL);
  return {
    route: server ? 'server' : 'outbox',
    async send({ to, ...mail }) {
      const message = { ...mail, from: env.AVAL_MAIL_FROM, to: to ?? env.AVAL_MAIL_FROM, date: now() };
      if (server && to !== null) await server.sendMail(message);
      else await writeToOutbox(message);
    },
  };
}

/** Writes mails as files that any mail program opens. They carry links to accounts, so only their owner may read them. */
function outboxIn(folder: string, now: () => Date) {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return async (message: SendMailOptions): Promise<void> => {
    const { message: bytes } = await composer.sendMail({ ...message, textEncoding: 'base64' });
    if (!Buffer.isBuffer(bytes)) throw new TypeError('The mail was not composed into a buffer');
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = `${now().toISOString().replaceAll(':', '-')}_${randomBytes(4).toString('hex')}.eml`;
    const draft = join(folder, `.${name}`);
    await writeFile(draft, readable(bytes.toString()), { mode: 0o600, flush: true });
    await rename(draft, join(folder, name));
  };
}

/** The mail with its text as it is: a link that an encoding has broken in two cannot be followed from an editor. */
function readable(mail: string): string {
  const encoding = /^Content-Transfer-Encoding: base64$/m;
  const end = mail.indexOf('\n\n');
  const head = mail.slice(0, end);
  if (!encoding.test(head)) return mail;
  const text = Buffer.from(mail.slice(end), 'base64').toString('utf8');
  return `${head.replace(encoding, 'Content-Transfer-Encoding: 8bit')}\n\n${text}`;
}
