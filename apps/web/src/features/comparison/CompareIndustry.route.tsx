import { useLingui } from '@lingui/react/macro';

import { useSession } from '../../shell/session/useSession.ts';
import { ComparedStartup } from './ComparedStartup.tsx';
import { IndustryComparison } from './industry/IndustryComparison.tsx';
import { IndustrySkeleton } from './industry/IndustrySkeleton.tsx';

/** Compares one startup with the mean of its industry. */
export function CompareIndustry() {
  const { t } = useLingui();
  const session = useSession();
  if (!session) return null;
  return (
    <ComparedStartup
      title={t`Industry Comparison`}
      failure={t`Failed to load comparison data`}
      waiting={<IndustrySkeleton />}
      problem={t`Error loading comparison data. Please try again later.`}
    >
      {(startup) => <IndustryComparison startup={startup} user={session.user} />}
    </ComparedStartup>
  );
}
