import type { Portfolio } from '@aval/contract';
import { type Loadable, NotFoundDialog } from '@aval/screens';
import { useLingui } from '@lingui/react/macro';

import { useNamedRow } from '../../components/useNamedRow.ts';
import { DeletePortfolio } from './DeletePortfolio.tsx';
import { EditPortfolioDialog } from './EditPortfolioDialog.tsx';
import { OpenPortfolio } from './OpenPortfolio.tsx';
import type { PortfoliosAddress } from './usePortfoliosAddress.ts';

interface PortfolioDialogsProps {
  address: PortfoliosAddress;
  portfolios: Loadable<readonly Portfolio[]>;
}

/** The dialog in the address of the list. */
export function PortfolioDialogs({ address, portfolios: { data, failure, isFetching } }: PortfolioDialogsProps) {
  const { t } = useLingui();
  const { state, closeDialog } = address;
  const { row: chosen, isUnknown } = useNamedRow(data, state.portfolio);
  const isGone = isUnknown && !isFetching;
  // Open the dialog only after the list has loaded, so that its size does not change.
  const isListKnown = data !== undefined || failure !== null;
  const isViewing = isListKnown && (state.open === 'view' || state.open === 'add' || state.open === 'remove');
  return (
    <>
      {isGone && (
        <NotFoundDialog
          title={t`Portfolio not found`}
          description={t`It does not exist, or belongs to somebody else.`}
          onClose={closeDialog}
        />
      )}
      {isViewing && !isGone && state.portfolio !== null && (
        <OpenPortfolio id={state.portfolio} listed={chosen} address={address} />
      )}
      {state.open === 'edit' && chosen && <EditPortfolioDialog portfolio={chosen} onClose={closeDialog} />}
      {state.open === 'delete' && chosen && <DeletePortfolio portfolio={chosen} onClose={closeDialog} />}
    </>
  );
}
