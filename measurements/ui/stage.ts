import '@aval/ui/styles.css';
import type { Draw, Drawn, Work } from './contender.ts';
import type { Stage } from './run/stageTypes.ts';

/** Resolves after the next paint. */
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

/** The file of the build from which a contender is loaded. */
const fileOf = (load: unknown): string => /["'`]\.\/([^"'`]+\.js)/.exec(String(load))?.[1] ?? '';

interface Turn {
  work: Work<unknown>;
  draw: Draw<unknown>;
  box: HTMLElement;
  drawn?: Drawn;
}

export function stageOf(works: readonly Work<unknown>[]): Stage {
  const data = new Map<Work<unknown>, unknown>();
  let turn: Turn | undefined;
  const current = (): Turn => {
    if (turn === undefined) throw new RangeError('stage: prepare a contender first.');
    return turn;
  };
  return {
    works: works.map(({ name, actions, grows = false, contenders }) => ({
      name,
      actions,
      grows,
      contenders: contenders.map(({ name: own, kind, load }) => ({ name: own, kind, source: fileOf(load) })),
    })),
    prepare: async (index, place) => {
      const work = works[index];
      const contender = work?.contenders[place];
      if (work === undefined || contender === undefined)
        throw new RangeError(`No contender ${place} in work ${index}.`);
      const { default: draw } = await contender.load();
      if (!data.has(work)) data.set(work, work.data());
      const box = document.createElement('div');
      box.style.width = `${work.width}px`;
      box.style.minHeight = `${work.height}px`;
      document.body.replaceChildren(box);
      turn = { work, draw, box };
      await painted();
    },
    mount: () =>
      timed(async () => {
        const { work, draw, box } = current();
        current().drawn = await draw(box, data.get(work));
      }),
    act: (step) => timed(() => current().drawn?.act?.(current().work.actions[step] ?? '', step)),
    remove: async () => {
      current().drawn?.remove();
      current().box.remove();
      await painted();
    },
  };
}
