import type { StartupListItem } from '@aval/contract';
import { DropdownMenu, IconButton, type MenuEntry } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { FolderPlus, RotateCw } from 'lucide-react';
import { useState } from 'react';

import { myPortfolios } from '../../api/dashboard.ts';
import { useQuery } from '../../api/useQuery.ts';
import { paths } from '../../paths.ts';
import { usePortfolioEntries } from '../../startups/usePortfolioEntries.ts';

interface AddToPortfolioMenuProps {
  startup: Pick<StartupListItem, 'id' | 'name'>;
}

/** A menu of the user's portfolios that adds the startup to the chosen one. */
export function AddToPortfolioMenu({ startup }: AddToPortfolioMenuProps) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const { data: portfolios, isError, refetch } = useQuery({ ...myPortfolios, enabled: isOpen });
  const { add } = usePortfolioEntries();

  function entriesOf(): MenuEntry[] {
    if (portfolios)
      return portfolios.map(({ id, name }) => ({
        id: String(id),
        label: name,
        onSelect: () => add.mutate({ portfolioId: id, startupId: startup.id }),
      }));
    if (isError)
      return [{ id: 'retry', label: t`Error loading portfolios`, icon: RotateCw, onSelect: () => void refetch() }];
    return [{ id: 'loading', label: t`Loading...`, isDisabled: true }];
  }

  return (
    <DropdownMenu
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={<IconButton icon={FolderPlus} label={t`Add ${startup.name} to a portfolio`} />}
      entries={[
        { kind: 'heading', id: 'heading', label: t`Add to portfolio` },
        ...entriesOf(),
        { kind: 'separator', id: 'before-new' },
        { id: 'new', label: t`Add Portfolio`, icon: FolderPlus, href: paths.addPortfolio },
      ]}
    />
  );
}
