import { z } from 'zod';

import { StartError } from '../errors/startError.ts';
import { withFiles } from './settingsFromFiles.ts';

const optionalText = z
  .string()
  .trim()
  .transform((text) => (text === '' ? undefined : text))
  .optional();
const optionalUrl = z
  .union([z.literal(''), z.url({ protocol: /^https?$/ })])
  .transform((url) => (url === '' ? undefined : url.replace(/\/+$/, '')))
  .optional();
const flag = z.enum(['0', '1', 'false', 'true']).transform((text) => text === '1' || text === 'true');
const hostPorts = z
  .string()
  .transform((text) => text.split(',').flatMap((pair) => (pair.trim() ? [pair.trim().toLowerCase()] : [])))
  .pipe(
    z.array(z.string().regex(/^(?:[\w.-]+|\[[\da-f:]+\]):\d{1,5}$/, 'must be host:port pairs, separated by commas')),
  )
  .optional();
const count = (standard: number) => z.coerce.number().int().min(1).default(standard);

/** A shorter key makes HMAC-SHA-256 weaker than it is. */
export const leastSecretLength = 32;

function isTimeZone(name: string): boolean {
  return Intl.supportedValuesOf('timeZone').includes(name) || name === 'UTC';
}

/** Every setting of the server, read from the environment once at start. Empty means not set. */
export const envSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000).describe('Port to listen on. 0 takes any free port.'),
  HOST: z
    .string()
    .min(1)
    .default('127.0.0.1')
    .describe('Address to listen on. Any address other than loopback is public and disables the demo.'),
  AVAL_DATA: z
    .string()
    .min(1)
    .default('./data')
    .describe('Folder of the embedded database, the signing secret and the mail outbox.'),
  DATABASE_URL: optionalText.describe(
    'Address of a PostgreSQL server (15 or newer), used instead of the embedded database.',
  ),
  AVAL_DEMO: flag
    .optional()
    .describe(
      '1 fills an empty database with demo data and accounts. On by default when HOST is a loopback address; not allowed on a public one.',
    ),
  AVAL_URL: optionalUrl.describe(
    'Public address of the site, used in the links of mails. Default: the address the server listens on.',
  ),
  AVAL_SECRET: z
    .string()
    .refine((text) => text.trim().length >= leastSecretLength, `must have at least ${leastSecretLength} characters`)
    .optional()
    .describe(
      'Secret that signs sessions. Required with DATABASE_URL; otherwise generated once and stored in the data folder.',
    ),
  AVAL_ADMIN_EMAIL: z
    .union([z.literal(''), z.email()])
    .transform((text) => text || undefined)
    .optional()
    .describe('E-mail of the first administrator, created when the database has no users.'),
  AVAL_ADMIN_PASSWORD: optionalText.describe(
    'Password of the first administrator. Generated and printed once when not set.',
  ),
  AVAL_TRUST_PROXY: z
    .string()
    .regex(/^(?:[0-9]|false|true)$/, 'must be the number of proxies, 0 to 9')
    .transform((text) => (text === 'true' ? 1 : text === 'false' ? 0 : Number(text)))
    .default(0)
    .describe(
      'Number of trusted proxies in front of the server: the client address is the one that the outermost of them added to X-Forwarded-For. 0 ignores the header.',
    ),
  AVAL_LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
    .default('warn')
    .describe('How much the server logs.'),
  SMTP_URL: optionalText.describe(
    'Mail server, as smtp://user:password@host:port; passwords are only sent encrypted. Without it, mails go to the outbox folder.',
  ),
  AVAL_MAIL_FROM: z.string().min(3).default('Aval <no-reply@aval.invalid>').describe('Sender of mails.'),
  AVAL_CONTACT_EMAIL: optionalText.describe(
    'Mailbox that receives the contact form. Without it, messages stay in the outbox folder.',
  ),
  AVAL_LLM_URL: optionalUrl.describe(
    'Base URL of an OpenAI-compatible language model. Without it, the built-in dictionary is used.',
  ),
  AVAL_LLM_MODEL: optionalText.describe('Name of the language model.'),
  AVAL_LLM_KEY: optionalText.describe('Key of the language model.'),
  AVAL_LLM_TIMEOUT: count(30).describe('Timeout of a language model request in seconds.'),
  AVAL_LLM_ONLY: flag
    .default(false)
    .describe('1 returns an error when the language model fails, instead of using the built-in dictionary.'),
  AVAL_CRON_SCHEDULE: z
    .string()
    .regex(/^\S+( \S+){4}$/, 'must have five fields, such as 0 3 * * *')
    .default('0 3 * * *')
    .describe(
      'When the scheduled jobs run (recalculation, re-scraping, purge, mails with notices), as a cron expression.',
    ),
  AVAL_CRON_ZONE: z
    .string()
    .refine(isTimeZone, 'must be a time zone, such as Europe/Madrid')
    .default('UTC')
    .describe('Time zone of AVAL_CRON_SCHEDULE.'),
  AVAL_RESCRAPE: z
    .enum(['all', 'own', 'off'])
    .default('all')
    .describe(
      'Which pages the schedule reads again: all source pages of startups, only those of their own websites, or none (off).',
    ),
  DOCKER_HOST: optionalText.describe(
    'Socket of the container engine, as unix:///path. Default: the usual sockets of Docker, then of Podman.',
  ),
  AVAL_SCRAPE_ALLOW: hostPorts.describe(
    'Exact host:port pairs, separated by commas, that scraping may reach even though their address is private.',
  ),
  AVAL_PRIVACY_URL: optionalUrl.describe('Footer link to the privacy policy. Hidden when not set.'),
  AVAL_COOKIES_URL: optionalUrl.describe('Footer link to the cookie policy. Hidden when not set.'),
  AVAL_LEGAL_URL: optionalUrl.describe('Footer link to the legal notice. Hidden when not set.'),
  AVAL_METRICS_TOKEN: z
    .string()
    .min(16, 'must have at least 16 characters')
    .optional()
    .describe('Bearer token for /metrics from other machines. This machine needs none.'),
  AVAL_API_DOCS: flag.default(true).describe('0 disables the API reference at /api/docs.'),
  AVAL_LIMIT_CALLS: count(600).describe('Requests per minute per user, or per address when signed out.'),
  AVAL_LIMIT_CHANGES: count(5000).describe('Requests per day per user that change something.'),
  AVAL_LIMIT_SIGN_IN: count(5).describe('Sign-in attempts per minute per e-mail and address, or known browser.'),
  AVAL_LIMIT_SIGN_IN_ADDRESS: count(30).describe(
    'Sign-in attempts and password reset requests together per minute per address.',
  ),
  AVAL_LIMIT_REGISTER: count(5).describe('Sign-ups per hour per address.'),
  AVAL_LIMIT_REGISTER_DAY: count(20).describe('Sign-ups per day per address.'),
  AVAL_LIMIT_CONFIRMATION: count(5).describe(
    'Requests per day per user to mail again the link that confirms an e-mail.',
  ),
  AVAL_LIMIT_FORGOT_PASSWORD: count(3).describe('Password reset requests per hour per address and e-mail.'),
  AVAL_LIMIT_CONTACT: count(5).describe('Contact form messages per hour per address.'),
  AVAL_LIMIT_REFRESH: count(30).describe('Session refreshes per minute per session.'),
  AVAL_LIMIT_DOCUMENTS: count(20).describe('Documents read per minute per user.'),
  AVAL_LIMIT_SCRAPING: count(20).describe('Scraping requests per minute per user.'),
  AVAL_LIMIT_EVALUATE: count(30).describe('Manual evaluations per minute per user.'),
  AVAL_NEW_ACCOUNT_DAYS: count(30).describe(
    'Days for which an account counts as new; one whose e-mail is not confirmed always does.',
  ),
  AVAL_LIMIT_PUBLIC_NEW: count(5).describe('Startups that a new account may make public within a day.'),
  AVAL_LIMIT_PUBLIC: count(50).describe('Startups that any other account may make public within a day.'),
  AVAL_REVIEW_NEW: flag
    .default(false)
    .describe('1 keeps startups that new accounts make public private until an administrator agrees.'),
  AVAL_PROPOSALS: z
    .enum(['review', 'automatic'])
    .default('review')
    .describe(
      'What happens to facts that owners propose: an administrator decides, or what opens no severe contradiction is accepted at once and marked as not reviewed.',
    ),
  AVAL_LIMIT_PROOFS: count(50).describe('Files per day per user that prove proposed facts.'),
  AVAL_LIMIT_INVITATIONS: count(20).describe('Invitations to own a startup per day per user.'),
  AVAL_LIMIT_BODY: count(1_048_576).describe('Maximum request body in bytes, excluding uploads.'),
  AVAL_LIMIT_PUBLIC_BODY: count(16_384).describe('Maximum body in bytes of requests that need no account.'),
  AVAL_LIMIT_BODY_SECONDS: count(30).describe(
    'Seconds within which the body of a request must arrive. Uploads have five minutes.',
  ),
  AVAL_LIMIT_UNREAD_SECONDS: count(60).describe(
    'Seconds after which a connection is closed whose client reads nothing of a response.',
  ),
  AVAL_LIMIT_AT_ONCE: count(8).describe(
    'Requests of a user that run at the same time; further ones wait. Whole lists, exports and comparisons run one after the other.',
  ),
});

type Settings = z.output<typeof envSchema>;

export interface Env extends Settings {
  AVAL_DEMO: boolean;
  isLoopback: boolean;
}

export function isLoopbackHost(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(host);
}

/**
 * The configuration, complete and typed.
 *
 * @throws StartError that lists every invalid setting.
 */
export function readEnv(environment: Record<string, string | undefined>): Env {
  const source = withFiles(environment);
  const known = Object.keys(envSchema.shape);
  const given = Object.fromEntries(known.flatMap((name) => (source[name] ? [[name, source[name]]] : [])));
  const result = envSchema.safeParse(given);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new StartError(
      `The configuration is not valid. Correct these settings and start again:\n${lines.join('\n')}`,
    );
  }
  const settings = result.data;
  const isLoopback = isLoopbackHost(settings.HOST);
  if (settings.AVAL_DEMO && !isLoopback) {
    throw new StartError(
      `AVAL_DEMO=1 would put accounts with a known password on ${settings.HOST}. Set HOST=127.0.0.1, or AVAL_DEMO=0.`,
    );
  }
  if (settings.DATABASE_URL && !settings.AVAL_SECRET) {
    throw new StartError(
      'AVAL_SECRET is required with DATABASE_URL: every process that shares the database must sign sessions with the same secret. Set it to at least 32 random characters.',
    );
  }
  return { ...settings, AVAL_DEMO: settings.AVAL_DEMO ?? isLoopback, isLoopback };
}
