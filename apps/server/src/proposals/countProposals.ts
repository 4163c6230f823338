import type { Handler } from '../http/Handler.ts';
import { countWaiting } from './countWaiting.ts';

export const countProposals: Handler<'countProposals'> = async ({ ctx: { db } }) => ({
  waiting: await countWaiting(db),
});
