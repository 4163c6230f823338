import { Plural, Trans } from '@lingui/react/macro';

import type { IssueCounts } from './wizard.ts';

/** What stands in the way: fields that are empty are to be completed, those that hold something wrong to be corrected. */
export function IssueCount({ missing, wrong }: IssueCounts) {
  if (wrong === 0) return <Plural value={missing} one="# field to complete" other="# fields to complete" />;
  if (missing === 0) return <Plural value={wrong} one="# field to correct" other="# fields to correct" />;
  return (
    <Trans>
      <Plural value={missing} one="# field to complete" other="# fields to complete" />, {wrong} to correct
    </Trans>
  );
}
