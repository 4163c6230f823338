import type { Browser } from 'playwright';

import { median } from '../../median.ts';
import { growth } from './growth.ts';
import { turn } from './turn.ts';

export interface Measured {
  work: string;
  contenders: {
    name: string;
    kind: string;
    source: string;
    medians: Map<string, number>;
    /** Heap growth in MB after repetitions of its action; null for work that does not grow. */
    growth: number | null;
    fails: string | null;
  }[];
}

interface Options {
  rounds: number;
  /** Milliseconds after which a contender gets no more turns, once it has had two in addition to the first. */
  patience: number;
  isWanted: (work: string) => boolean;
  /** Called with the results of each work as soon as it is measured. */
  onMeasured: (work: Measured) => void;
}

/** Measures all contenders of each work, alternating, on one page. */
export async function measure(browser: Browser, url: string, options: Options): Promise<Measured[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(60_000);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(url);
  await page.waitForFunction(() => globalThis.window.stage !== undefined);
  const works = await page.evaluate(() => globalThis.window.stage?.works ?? []);
  const measured: Measured[] = [];
  for (const [index, { name: work, grows, contenders }] of works.entries()) {
    if (!options.isWanted(work)) continue;
    process.stderr.write(`${work} …\n`);
    const states = contenders.map(({ name, kind, source }) => ({
      name,
      kind,
      source,
      times: new Map<string, number[]>(),
      spent: 0,
      turns: 0,
      growth: null as number | null,
      fails: null as string | null,
    }));
    // The first turn is a warm-up and is not counted.
    for (let round = 0; round <= options.rounds; round += 1) {
      for (const [place, state] of states.entries()) {
        if (state.fails !== null || (state.turns >= 3 && state.spent > options.patience)) continue;
        try {
          const times = await turn(page, session, index, place);
          state.turns += 1;
          state.spent += times.reduce((sum, [what, time]) => sum + (what.endsWith('busy') ? 0 : time), 0);
          if (round === 0) continue;
          for (const [what, time] of times) state.times.set(what, [...(state.times.get(what) ?? []), time]);
        } catch (error) {
          state.fails = String(error).split('\n')[0] ?? '';
          process.stderr.write(`  ${state.name}: ${state.fails}\n`);
        }
      }
    }
    if (grows)
      for (const [place, state] of states.entries())
        if (state.fails === null) state.growth = await growth(page, session, [index, place]);
    const done: Measured = {
      work,
      contenders: states.map(({ name, kind, source, times, growth: grown, fails }) => ({
        name,
        kind,
        source,
        growth: grown,
        fails,
        medians: new Map([...times].map(([what, all]) => [what, median(all)])),
      })),
    };
    options.onMeasured(done);
    measured.push(done);
  }
  await page.close();
  return measured;
}
