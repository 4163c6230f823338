import type { Text } from '@aval/contract';

import { recordEvent } from '../db/recordEvent.ts';
import type { Context } from '../http/Context.ts';
import type { Handler } from '../http/Handler.ts';
import { texts } from '../http/texts.ts';
import { switchCron } from './cronSwitch.ts';

export const startCron: Handler<'startCron'> = async ({ ctx }) => ({
  message: await turn(ctx, true, texts.cronStarted),
  status: 'running',
});

export const stopCron: Handler<'stopCron'> = async ({ ctx }) => ({
  message: await turn(ctx, false, texts.cronStopped),
  status: 'stopped',
});

async function turn(ctx: Context, isOn: boolean, text: Text): Promise<string> {
  const at = ctx.now();
  await ctx.db.transaction(async (tx) => {
    if (!(await switchCron(tx, { isOn, userId: ctx.caller.id, at }))) return;
    const action = isOn ? 'start' : 'stop';
    await recordEvent(tx, {
      userId: ctx.caller.id,
      action,
      targetType: 'switch',
      targetId: null,
      detail: { name: 'cron', changes: { schedule: { from: isOn ? 'off' : 'on', to: isOn ? 'on' : 'off' } } },
      at,
    });
  });
  return text[ctx.locale];
}
