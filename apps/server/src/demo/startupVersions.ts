import type { DemoFacts, DemoStartup, DemoVersion } from './types.ts';

/**
 * The dated facts of a demo startup, each to be evaluated as of its date.
 *
 * @returns Complete facts, oldest first, the last being today's; empty when today's facts lack required ones.
 */
export function startupVersions(startup: DemoStartup): DemoVersion[] {
  if (startup.evaluated_at === null) return [];
  const earlier = startup.earlier.map(({ date, facts }) => ({ date, facts: factsAt(startup.facts, facts) }));
  return [...earlier, { date: startup.evaluated_at, facts: startup.facts }];
}

function factsAt(today: DemoFacts, differences: DemoStartup['earlier'][number]['facts']): DemoFacts {
  const merged = Object.entries({ ...today, ...differences }).filter(([, value]) => value !== null);
  // Only optional facts are ever withdrawn, so the rest is still complete.
  return Object.fromEntries(merged) as unknown as DemoFacts;
}
