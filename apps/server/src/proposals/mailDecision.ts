import { type Claim, fieldLabel, fill, type Proposal, type Text } from '@aval/contract';
import { and, eq, isNotNull } from 'drizzle-orm';

import { users } from '../db/schema/users.ts';
import { mailTexts } from '../mail/mailTexts.ts';
import { noticePath } from '../notices/noticePath.ts';
import { noticeText } from '../notices/noticeText.ts';
import { joinWords } from '../processes/Words.ts';
import type { Services } from '../services/Services.ts';
import { countDecisions } from './countDecisions.ts';

/** Tells whoever proposed what was decided about these claims, in both languages, because an account has none. */
export async function mailDecision(
  { db, mailer, site }: Pick<Services, 'db' | 'mailer' | 'site'>,
  { user, startup }: Proposal,
  decided: readonly Claim[],
): Promise<void> {
  if (user === null) return;
  const [proposer] = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, user.id), isNotNull(users.email_confirmed_at)));
  if (!proposer) return;
  const detail = countDecisions(decided.map(({ state }) => state));
  const sentence = noticeText({ kind: 'claims_decided', detail }, startup.name);
  const link = site.url + noticePath({ kind: 'claims_decided', startup, calculation_date: null });
  const body = fill(mailTexts.decisionBody, { sentence, claims: joinWords(decided.map(lineOf), '\n'), link });
  const subject = `${sentence.es} · ${sentence.en}`;
  await mailer.send({ to: proposer.email, subject, text: `${body.es}\n—\n\n${body.en}` });
}

function lineOf({ field, state, reason }: Claim): Text {
  const became =
    state === 'accepted'
      ? mailTexts.claimAccepted
      : state === 'refused'
        ? mailTexts.claimRefused
        : mailTexts.claimAsked;
  const line = fill(became, { field: fieldLabel(field) });
  return reason === null ? line : joinWords([line, reason], ': ');
}
