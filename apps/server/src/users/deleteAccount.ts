import { requireOwnPassword } from '../accounts/requireOwnPassword.ts';
import type { Handler } from '../http/Handler.ts';
import { texts } from '../http/texts.ts';
import { removeAccount } from './removeAccount.ts';

/** Deletes the caller's own account after checking the current password. */
export const deleteAccount: Handler<'deleteAccount'> = async ({ ctx, input: { body } }) => {
  const { id } = ctx.caller;
  await requireOwnPassword(ctx, body.current_password);
  const forget = await ctx.db.transaction((tx) => removeAccount(ctx, tx, id));
  forget();
  ctx.response.refreshCookie(null);
  return { message: texts.accountDeleted[ctx.locale] };
};
