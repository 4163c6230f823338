import type { StartupListItem } from '@aval/contract';
import { IconButton } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { Bookmark, BookmarkCheck } from 'lucide-react';

import { useFollow } from '../../startups/useFollow.ts';
import { AddToPortfolioMenu } from './AddToPortfolioMenu.tsx';

interface QuickActionsProps {
  startup: StartupListItem;
}

/** Actions on a startup without leaving the list: follow it, and add it to a portfolio. */
export function QuickActions({ startup }: QuickActionsProps) {
  const { t } = useLingui();
  const { toggle } = useFollow(startup);
  const { name, is_following: isFollowing } = startup;
  return (
    <>
      <IconButton
        icon={isFollowing ? BookmarkCheck : Bookmark}
        label={isFollowing ? t`Unfollow ${name}` : t`Follow ${name}`}
        onClick={toggle}
      />
      <AddToPortfolioMenu startup={startup} />
    </>
  );
}
