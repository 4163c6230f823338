import type { Handler } from '../http/Handler.ts';
import { logLines } from './logLines.ts';

export const listContainerLogs: Handler<'listContainerLogs'> = async ({ ctx, input: { params, query } }) => {
  const { bytes, isTerminal } = await ctx.containers.logs(params.id, query.tail);
  return logLines(bytes, isTerminal);
};
