import { useLingui } from '@lingui/react/macro';

import { useSession } from '../../shell/session/useSession.ts';
import { ComparedStartup } from './ComparedStartup.tsx';
import { Evolution } from './evolution/Evolution.tsx';
import { EvolutionSkeleton } from './evolution/EvolutionSkeleton.tsx';

/** Compares the dated calculations of one startup. */
export function CompareVersions() {
  const { t } = useLingui();
  const session = useSession();
  if (!session) return null;
  return (
    <ComparedStartup
      title={t`Startup Evolution`}
      crumb={t`Evolution`}
      failure={t`Error loading startup data`}
      waiting={<EvolutionSkeleton />}
    >
      {(startup) => <Evolution startup={startup} user={session.user} />}
    </ComparedStartup>
  );
}
