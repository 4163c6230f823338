import type { Portfolio, StartupListItem } from '@aval/contract';
import { Button, Dialog, LinkButton } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, GitCompareArrows, Plus } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';

import type { Loadable } from '../loading/Loadable.ts';
import { PortfolioStartups } from './PortfolioStartups.tsx';
import type { PortfoliosPaths } from './rowProps.ts';

export interface PortfolioDialogProps {
  /** The portfolio as it is in the list; undefined when it is not listed. */
  listed: Portfolio | undefined;
  contents: Loadable<{ portfolio: Portfolio; startups: readonly StartupListItem[] }>;
  /** The second step, such as `AddStartups`; null for the first, the startups of the portfolio. */
  adding: ReactElement | null;
  paths: Pick<PortfoliosPaths, 'comparePortfolio' | 'startup'>;
  onClose: () => void;
  onAddOpen: () => void;
  /** Returns from the second step. */
  onBack: () => void;
  /** The user asks to remove a startup. */
  onRemove: (startup: StartupListItem) => void;
  /** A dialog over this one. */
  children?: ReactNode;
}

/** One portfolio with its startups; a second step lists the startups that can be added. */
export function PortfolioDialog({
  listed,
  contents,
  adding,
  paths,
  onClose,
  onAddOpen,
  onBack,
  onRemove,
  children,
}: PortfolioDialogProps) {
  const { t } = useLingui();
  const portfolio = contents.data?.portfolio ?? listed;
  const isAdding = adding !== null;
  const name = portfolio?.name ?? t`Portfolio`;
  const description = portfolio?.description?.trim();
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="large"
      title={isAdding ? t`Add startups to ${name}` : name}
      {...(isAdding || !description ? {} : { description })}
      footer={
        isAdding ? (
          <Button icon={ArrowLeft} onClick={onBack}>
            <Trans>Back to the portfolio</Trans>
          </Button>
        ) : (
          portfolio && (
            <>
              <LinkButton href={paths.comparePortfolio(portfolio.id)} icon={GitCompareArrows}>
                <Trans>Compare</Trans>
              </LinkButton>
              <Button variant="primary" icon={Plus} onClick={onAddOpen}>
                <Trans>Add Startup</Trans>
              </Button>
            </>
          )
        )
      }
    >
      {adding ?? (
        <PortfolioStartups
          contents={contents}
          expected={listed?.startups_count}
          startupHref={paths.startup}
          onRemove={onRemove}
        />
      )}
      {children}
    </Dialog>
  );
}
