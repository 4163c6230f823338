import { EvolutionScreen } from '@aval/screens';
import { useLingui } from '@lingui/react/macro';

import { paths } from '../../paths.ts';
import { useCompareAddress } from './useCompareAddress.ts';
import { useComparedStartup } from './useComparedStartup.ts';
import { useLenses } from './useLenses.ts';
import { useMissingChoices } from './useMissingChoices.ts';

/** Compares the dated calculations of one startup. */
export function CompareVersions() {
  const { t } = useLingui();
  const lenses = useLenses();
  const address = useCompareAddress(lenses);
  const { id, startup, calculations } = useComparedStartup({
    title: t`Startup Evolution`,
    crumb: t`Evolution`,
    failure: t`Error loading startup data`,
  });
  const listed = calculations.isFetching ? [] : (calculations.data ?? []);
  useMissingChoices(
    address,
    listed.map((calculation) => ({ id: calculation.id, history: listed })),
  );
  return (
    <EvolutionScreen
      startupId={id}
      startup={startup}
      calculations={calculations}
      lenses={lenses}
      address={address}
      paths={paths}
    />
  );
}
