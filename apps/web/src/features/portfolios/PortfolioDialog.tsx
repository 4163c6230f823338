import type { Portfolio } from '@aval/contract';
import { Button, Dialog, LinkButton } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, GitCompareArrows, Plus } from 'lucide-react';

import { portfolioById } from '../../api/portfolios.ts';
import { useQuery } from '../../api/useQuery.ts';
import { paths } from '../../paths.ts';
import { useIsUnmounted } from '../../shell/layout/useIsUnmounted.ts';
import { AddStartups } from './AddStartups.tsx';
import { readPortfoliosAddress } from './portfoliosAddress.ts';
import { PortfolioStartups } from './PortfolioStartups.tsx';
import { RemoveStartupDialog } from './RemoveStartupDialog.tsx';
import type { PortfoliosAddress } from './usePortfoliosAddress.ts';

interface PortfolioDialogProps {
  id: number;
  /** The portfolio as it is in the list; undefined when it is not listed. */
  listed: Portfolio | undefined;
  address: PortfoliosAddress;
}

/** One portfolio with its startups; a second step lists the startups that can be added. */
export function PortfolioDialog({ id, listed, address: { state, show, closeDialog } }: PortfolioDialogProps) {
  const { t } = useLingui();
  const { data } = useQuery(portfolioById(id));
  const portfolio = data?.portfolio ?? listed;
  const isAdding = state.open === 'add';
  const isUnmounted = useIsUnmounted();
  function handleRemovalClose() {
    // The response to a removal may arrive after Back has closed the dialog.
    const isAsking = readPortfoliosAddress(new URLSearchParams(location.search)).open === 'remove';
    if (!isUnmounted() && isAsking) show({ open: 'view' });
  }

  const name = portfolio?.name ?? t`Portfolio`;
  const removing = data?.startups.find((startup) => startup.id === state.startup);
  const description = portfolio?.description?.trim();
  return (
    <Dialog
      isOpen
      onOpenChange={closeDialog}
      size="large"
      title={isAdding ? t`Add startups to ${name}` : name}
      {...(isAdding || !description ? {} : { description })}
      footer={
        isAdding ? (
          <Button icon={ArrowLeft} onClick={() => show({ open: 'view', find: '' })}>
            <Trans>Back to the portfolio</Trans>
          </Button>
        ) : (
          portfolio && (
            <>
              <LinkButton href={paths.comparePortfolio(id)} icon={GitCompareArrows}>
                <Trans>Compare</Trans>
              </LinkButton>
              <Button variant="primary" icon={Plus} onClick={() => show({ open: 'add' })}>
                <Trans>Add Startup</Trans>
              </Button>
            </>
          )
        )
      }
    >
      {isAdding ? (
        <AddStartups
          portfolioId={id}
          find={state.find}
          page={state.findPage}
          onFind={(find) => show({ find })}
          onPageChange={(findPage) => show({ findPage })}
        />
      ) : (
        <PortfolioStartups
          id={id}
          expected={listed?.startups_count}
          onRemove={({ id: startup }) => show({ open: 'remove', startup })}
        />
      )}
      {removing && <RemoveStartupDialog portfolio={{ id, name }} startup={removing} onClose={handleRemovalClose} />}
    </Dialog>
  );
}
