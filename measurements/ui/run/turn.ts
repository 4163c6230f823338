import type { CDPSession, Page } from 'playwright';

import type { Times } from './stageTypes.ts';

/** Processor time of the page's main thread so far, in ms, which other work on the machine hardly affects. */
async function busy(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

async function timed(session: CDPSession, name: string, step: () => Promise<number | undefined>): Promise<Times> {
  const before = await busy(session);
  const time = await step();
  return [
    [name, time ?? Number.NaN],
    [`${name}, busy`, (await busy(session)) - before],
  ];
}

/** One turn of a contender: draws, performs the actions of the work, and is removed. */
export async function turn(page: Page, session: CDPSession, work: number, contender: number): Promise<Times> {
  await page.evaluate(async ([which, place]) => globalThis.window.stage?.prepare(which, place), [
    work,
    contender,
  ] as const);
  const times = await timed(session, 'mount', () => page.evaluate(async () => globalThis.window.stage?.mount()));
  const actions = await page.evaluate((which) => globalThis.window.stage?.works[which]?.actions ?? [], work);
  for (const [step, action] of actions.entries())
    times.push(
      ...(await timed(session, action, () => page.evaluate(async (at) => globalThis.window.stage?.act(at), step))),
    );
  await page.evaluate(async () => globalThis.window.stage?.remove());
  return times;
}
