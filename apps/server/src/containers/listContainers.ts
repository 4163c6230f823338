import type { Handler } from '../http/Handler.ts';

/** The containers of the engine, running or not. */
export const listContainers: Handler<'listContainers'> = async ({ ctx }) => {
  const containers = await ctx.containers.list();
  return containers.map(({ Id, Names, Image, Created, State, Status }) => ({
    id: Id,
    name: (Names[0] ?? Id.slice(0, 12)).replace(/^\//, ''),
    image: Image,
    created: new Date(Created * 1000).toISOString(),
    status: Status === '' ? State : Status,
  }));
};
