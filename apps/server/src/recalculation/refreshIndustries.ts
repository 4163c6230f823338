import { refreshIndustry } from '../industries/refreshIndustry.ts';
import type { Work } from '../processes/perform.ts';

/** Makes the means of every industry again. */
export const refreshIndustries: Work = async (run, { db, masterData }) => {
  const industries = masterData.list('industries', 'en');
  let failed = 0;
  run.progress(0, industries.length);
  for (const [index, { id, name }] of industries.entries()) {
    if (run.signal.aborted) return { code: 130, summary: `${index} of ${industries.length} industries` };
    try {
      const { startups, dates } = await refreshIndustry(db, id, true);
      run.log('INFO', `${name}: means of ${startups} public startups, at ${dates} dates`);
    } catch (error) {
      failed += 1;
      run.fail({ startupId: null, name, reason: error instanceof Error ? error.message : String(error) });
    }
    run.progress(index + 1);
  }
  return { code: failed === 0 ? 0 : 1, summary: `${industries.length - failed} industries, ${failed} failed` };
};
