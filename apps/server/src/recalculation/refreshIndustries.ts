import { fill } from '@aval/contract';

import { reasonOf } from '../errors/loggableError.ts';
import { refreshIndustry } from '../industries/refreshIndustry.ts';
import type { Work } from '../processes/perform.ts';
import { recalculationTexts } from './recalculationTexts.ts';
import { byWhom } from './startedBy.ts';

/** Recomputes the figures of every industry. */
export const refreshIndustries: Work = async (run, { db, masterData }) => {
  const industries = masterData.list('industries', 'en');
  const spanish = new Map(masterData.list('industries', 'es').map(({ id, name }) => [id, name]));
  const all = industries.length;
  let failed = 0;
  run.forget(({ startupId }) => startupId === null);
  run.progress(0, all);
  const by = await byWhom(db, run.row);
  run.log('INFO', fill(recalculationTexts.industriesBegin, { by, run: run.id, count: all }));
  for (const [index, { id, name }] of industries.entries()) {
    if (run.signal.aborted) {
      return { code: 130, summary: fill(recalculationTexts.industriesStopped, { done: index, all }) };
    }
    try {
      const { startups, dates } = await refreshIndustry(db, id, true);
      const names = { en: name, es: spanish.get(id) ?? name };
      run.log('INFO', fill(recalculationTexts.industry, { name: names, startups, dates }));
    } catch (error) {
      failed += 1;
      run.fail({ startupId: null, name, reason: reasonOf(error) });
    }
    run.progress(index + 1);
  }
  const summary = fill(recalculationTexts.industriesDone, { done: all - failed, failed });
  return { code: failed === 0 ? 0 : 1, summary };
};
