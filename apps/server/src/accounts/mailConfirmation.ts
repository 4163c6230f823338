import { fill } from '@aval/contract';

import type { Context } from '../http/Context.ts';
import { mailTexts } from '../mail/mailTexts.ts';

type Sender = Pick<Context<null>, 'background' | 'mailer' | 'site' | 'locale'>;

/** Mails the link with which the owner of an account confirms its e-mail. */
export function mailConfirmation(ctx: Sender, { email, token }: { email: string; token: string }): void {
  const link = `${ctx.site.url}/confirm-email?token=${token}`;
  ctx.background.run('Mailing a link to confirm an e-mail', () =>
    ctx.mailer.send({
      to: email,
      subject: mailTexts.confirmSubject[ctx.locale],
      text: fill(mailTexts.confirmBody, { link, email })[ctx.locale],
    }),
  );
}
