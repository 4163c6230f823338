import { fill } from '@aval/contract';

import { ApiError } from '../http/ApiError.ts';
import type { Handler } from '../http/Handler.ts';
import { texts } from '../http/texts.ts';
import { mailTexts } from '../mail/mailTexts.ts';

/** Forwards a visitor's message to the configured mailbox; replies go to the visitor. */
export const contact: Handler<'contact'> = async ({ ctx, input: { body } }) => {
  const { email, message } = body;
  const name = body.name.replaceAll(/\s+/g, ' ');
  try {
    await ctx.mailer.send({
      to: ctx.env.AVAL_CONTACT_EMAIL ?? null,
      replyTo: { name, address: email },
      subject: fill(mailTexts.contactSubject, { name })[ctx.locale],
      text: `${name} <${email}>\n\n${message}\n`,
    });
  } catch (error) {
    ctx.log.error({ err: error }, 'A message of the contact form was not sent');
    throw new ApiError('UNAVAILABLE');
  }
  return { message: texts.contactSent[ctx.locale] };
};
