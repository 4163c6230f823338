import { fill, type Text } from '@aval/contract';
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';

import { users } from '../db/schema/users.ts';
import { loggableError, reasonOf } from '../errors/loggableError.ts';
import type { Work } from '../processes/perform.ts';
import { joinWords } from '../processes/Words.ts';
import type { Services } from '../services/Services.ts';
import { noticePath } from './noticePath.ts';
import { type NoticeRow, readNoticeRows } from './noticeRows.ts';
import { counted, noticeText } from './noticeText.ts';
import { digestTexts } from './noticeTexts.ts';

/** A mail lists the newest ones, and links to all. */
const mostNotices = 30;

type Reader = Pick<typeof users.$inferSelect, 'id' | 'role' | 'email' | 'first_name' | 'digest_sent_at' | 'created_at'>;

/** Mails what is new since the last mail and unread to those who want it. What a mail server refuses goes into the next. */
export const mailDigests: Work = async (run, services) => {
  const readers = await services.db
    .select({
      id: users.id,
      role: users.role,
      email: users.email,
      first_name: users.first_name,
      digest_sent_at: users.digest_sent_at,
      created_at: users.created_at,
    })
    .from(users)
    .where(and(users.mail_digest, isNotNull(users.email_confirmed_at)))
    .orderBy(asc(users.id));
  const counts = { mailed: 0, refused: 0 };
  for (const [index, reader] of readers.entries()) {
    if (run.signal.aborted) return { code: 130, summary: summaryOf(counts) };
    try {
      if (await mailDigest(services, reader)) counts.mailed += 1;
    } catch (error) {
      counts.refused += 1;
      services.log.error({ err: loggableError(error), user: reader.id }, 'Mailing a digest failed');
      run.log('ERROR', fill(digestTexts.failure, { id: reader.id, reason: reasonOf(error) }));
    }
    run.progress(index + 1, readers.length);
  }
  return { code: counts.refused === 0 ? 0 : 1, summary: summaryOf(counts) };
};

/** @returns Whether there was something to mail. */
async function mailDigest(services: Services, reader: Reader): Promise<boolean> {
  const since = reader.digest_sent_at ?? reader.created_at;
  const notices = await readNoticeRows(services.db, reader, { since, limit: mostNotices });
  const [newest] = notices;
  if (!newest) return false;
  const upTo = new Date(newest.created_at);
  // Taken before the mail is sent, so that another process does not send it too.
  if (!(await moveSent(services, reader.id, { from: reader.digest_sent_at, to: upTo }))) return false;
  try {
    await services.mailer.send({ to: reader.email, ...digestOf(services.site.url, reader, notices) });
  } catch (error) {
    await moveSent(services, reader.id, { from: upTo, to: reader.digest_sent_at });
    throw error;
  }
  return true;
}

/** @returns false when it has been moved in the meantime. */
async function moveSent(
  { db }: Services,
  id: number,
  { from, to }: { from: Date | null; to: Date | null },
): Promise<boolean> {
  const isFrom = from === null ? isNull(users.digest_sent_at) : eq(users.digest_sent_at, from);
  const moved = await db
    .update(users)
    .set({ digest_sent_at: to })
    .where(and(eq(users.id, id), users.mail_digest, isFrom))
    .returning({ id: users.id });
  return moved.length > 0;
}

/** In both languages, because an account has none. */
function digestOf(url: string, { first_name }: Reader, notices: readonly NoticeRow[]) {
  const lines = notices.map((row) =>
    joinWords(['- ', noticeText(row, row.startup.name), `\n  ${url}${noticePath(row)}`], ''),
  );
  const body = fill(digestTexts.body, {
    first_name,
    notices: joinWords(lines, '\n\n'),
    all: `${url}/notices`,
    profile: `${url}/profile`,
  });
  const { en, es } = counted(digestTexts.subject, notices.length);
  return { subject: `${es} · ${en}`, text: `${body.es}\n—\n\n${body.en}` };
}

function summaryOf({ mailed, refused }: { mailed: number; refused: number }): Text {
  const parts = [
    ...(mailed > 0 ? [fill(digestTexts.mailed, { mailed })] : []),
    ...(refused > 0 ? [fill(digestTexts.refused, { refused })] : []),
  ];
  return parts.length === 0 ? digestTexts.nothing : joinWords(parts, ', ');
}
