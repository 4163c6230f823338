import type { Portfolio, StartupListItem } from '@aval/contract';
import { IconButton } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { Bookmark, BookmarkCheck } from 'lucide-react';

import type { Loadable } from '../loading/Loadable.ts';
import { AddToPortfolioMenu } from './AddToPortfolioMenu.tsx';

export interface QuickActionsProps {
  startup: Pick<StartupListItem, 'id' | 'name' | 'is_following'>;
  /** The user's portfolios, which may load when the menu opens. */
  portfolios: Loadable<readonly Portfolio[]>;
  addPortfolioHref: string;
  onFollowToggle: () => void;
  onPortfoliosOpen: (isOpen: boolean) => void;
  onAdd: (portfolioId: number) => void;
}

/** Actions on a startup without leaving the list: follow it, and add it to a portfolio. */
export function QuickActions({ startup, onFollowToggle, ...menu }: QuickActionsProps) {
  const { t } = useLingui();
  const { name, is_following: isFollowing } = startup;
  return (
    <>
      <IconButton
        icon={isFollowing ? BookmarkCheck : Bookmark}
        label={isFollowing ? t`Unfollow ${name}` : t`Follow ${name}`}
        onClick={onFollowToggle}
      />
      <AddToPortfolioMenu name={name} {...menu} />
    </>
  );
}
