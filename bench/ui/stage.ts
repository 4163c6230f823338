import '@aval/ui/styles.css';
import type { Work } from './contender.ts';
import type { Stage, Times } from './run/stageTypes.ts';

/** Until what was drawn has been painted. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.addEventListener('message', () => resolve());
      channel.port1.start();
      channel.port2.postMessage(null);
    });
  });
}

async function timed(act: () => unknown): Promise<number> {
  await painted();
  const start = performance.now();
  await act();
  await painted();
  return performance.now() - start;
}

/** The file of the build that a contender is loaded from. */
const fileOf = (load: unknown): string => /["'`]\.\/([^"'`]+\.js)/.exec(String(load))?.[1] ?? '';

export function stageOf(works: readonly Work<unknown>[]): Stage {
  const data = new Map<number, unknown>();
  return {
    works: works.map(({ name, contenders }) => ({
      name,
      contenders: contenders.map(({ name: own, kind, load }) => ({ name: own, kind, source: fileOf(load) })),
    })),
    turn: async (index, place) => {
      const work = works[index];
      const contender = work?.contenders[place];
      if (work === undefined || contender === undefined)
        throw new RangeError(`No contender ${place} in work ${index}.`);
      const { default: draw } = await contender.load();
      const input = data.get(index) ?? work.data();
      data.set(index, input);
      const box = document.createElement('div');
      box.style.width = `${work.width}px`;
      box.style.minHeight = `${work.height}px`;
      document.body.replaceChildren(box);
      let drawn: Awaited<ReturnType<typeof draw>> | undefined;
      const times: Times = [
        [
          'mount',
          await timed(async () => {
            drawn = await draw(box, input);
          }),
        ],
      ];
      for (const [step, action] of work.actions.entries())
        times.push([action, await timed(() => drawn?.act?.(action, step))]);
      drawn?.remove();
      box.remove();
      await painted();
      return times;
    },
  };
}
