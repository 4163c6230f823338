import type { Verb } from '../http/Verb.ts';
import { logLines } from './logLines.ts';

export const listContainerLogs: Verb<'listContainerLogs'> = async ({ ctx, input: { params, query } }) => {
  const { bytes, isTerminal } = await ctx.containers.logs(params.id, query.tail);
  return logLines(bytes, isTerminal);
};
