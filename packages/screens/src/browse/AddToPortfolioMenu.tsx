import { DropdownMenu, IconButton, type MenuEntry } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { FolderPlus, RotateCw } from 'lucide-react';

import type { QuickActionsProps } from './QuickActions.tsx';

interface AddToPortfolioMenuProps extends Omit<QuickActionsProps, 'startup' | 'onFollowToggle'> {
  /** The name of the startup. */
  name: string;
}

/** A menu of the user's portfolios that adds the startup to the chosen one. */
export function AddToPortfolioMenu({
  name,
  portfolios: { data: portfolios, failure, retry },
  addPortfolioHref,
  onPortfoliosOpen,
  onAdd,
}: AddToPortfolioMenuProps) {
  const { t } = useLingui();

  function entriesOf(): MenuEntry[] {
    if (portfolios)
      return portfolios.map((portfolio) => ({
        id: String(portfolio.id),
        label: portfolio.name,
        onSelect: () => onAdd(portfolio.id),
      }));
    if (failure) return [{ id: 'retry', label: t`Error loading portfolios`, icon: RotateCw, onSelect: retry }];
    return [{ id: 'loading', label: t`Loading...`, isDisabled: true }];
  }

  return (
    <DropdownMenu
      onOpenChange={onPortfoliosOpen}
      trigger={<IconButton icon={FolderPlus} label={t`Add ${name} to a portfolio`} />}
      entries={[
        { kind: 'heading', id: 'heading', label: t`Add to portfolio` },
        ...entriesOf(),
        { kind: 'separator', id: 'before-new' },
        { id: 'new', label: t`Add Portfolio`, icon: FolderPlus, href: addPortfolioHref },
      ]}
    />
  );
}
