import { Plural, Trans } from '@lingui/react/macro';

import type { IssueCounts } from './wizard.ts';

/** The number of remaining issues: empty fields to complete, and invalid ones to correct. */
export function IssueCount({ missing, wrong }: IssueCounts) {
  if (wrong === 0) return <Plural value={missing} one="# field to complete" other="# fields to complete" />;
  if (missing === 0) return <Plural value={wrong} one="# field to correct" other="# fields to correct" />;
  return (
    <Trans>
      <Plural value={missing} one="# field to complete" other="# fields to complete" />, {wrong} to correct
    </Trans>
  );
}
