import { fill } from '@aval/contract';

import type { Context } from '../http/Context.ts';
import { mailTexts } from '../mail/mailTexts.ts';

/** Notifies the old address, because the change may not have been made by its owner. */
export function mailEmailChanged(
  ctx: Pick<Context<null>, 'background' | 'mailer' | 'site' | 'locale'>,
  { former, email }: { former: string; email: string },
): void {
  const link = `${ctx.site.url}/contact`;
  ctx.background.run('Mailing that the e-mail was changed', () =>
    ctx.mailer.send({
      to: former,
      subject: mailTexts.movedSubject[ctx.locale],
      text: fill(mailTexts.movedBody, { email, link })[ctx.locale],
    }),
  );
}
