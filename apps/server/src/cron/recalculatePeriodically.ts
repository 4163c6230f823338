import type { Work } from '../processes/perform.ts';
import { joinWords } from '../processes/Words.ts';
import { evaluateStartups } from '../recalculation/evaluateStartups.ts';
import { refreshIndustries } from '../recalculation/refreshIndustries.ts';
import { startDigest } from './startDigest.ts';

/** Evaluates every startup again, recomputes the means of every industry, and starts mailing what is new. */
export const recalculatePeriodically: Work = async (run, services) => {
  const startups = await evaluateStartups(run, services);
  if (startups.code === 130) return startups;
  // Progress counts startups only, because the outcomes refer to them.
  const industries = await refreshIndustries({ ...run, progress: () => undefined }, services);
  await startDigest(services);
  return {
    code: industries.code === 0 ? startups.code : industries.code,
    summary: joinWords([startups.summary, industries.summary], '; '),
  };
};
