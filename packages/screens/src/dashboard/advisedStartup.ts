import type { StartupListItem } from '@aval/contract';

/** The startup that the next steps recommend something for: the first one that the user owns and that has a score. */
export function advisedStartup(startups: readonly StartupListItem[] | undefined): StartupListItem | undefined {
  return startups?.find((startup) => startup.is_owner && startup.IE_investability_score !== null);
}
