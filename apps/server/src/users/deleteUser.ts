import { ApiError } from '../http/ApiError.ts';
import type { Handler } from '../http/Handler.ts';
import { texts } from '../http/texts.ts';
import { removeAccount } from './removeAccount.ts';

/** Deletes an account of another user. */
export const deleteUser: Handler<'deleteUser'> = async ({ ctx, input: { params } }) => {
  if (params.id === ctx.caller.id) throw new ApiError('CANNOT_DELETE_SELF');
  const forget = await ctx.db.transaction((tx) => removeAccount(ctx, tx, params.id));
  forget();
  return { message: texts.userDeleted[ctx.locale] };
};
