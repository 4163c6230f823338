import { Bookmark, Crown } from 'lucide-react';
import type { ComponentProps } from 'react';

import { useTexts } from '../../texts/TextsContext.ts';
import { Badge } from '../Badge/Badge.tsx';

export interface FollowingBadgeProps extends ComponentProps<'span'> {
  /** Whether the signed-in user owns the startup; takes precedence over following. */
  isOwner: boolean;
  /** Whether the user follows it. */
  isFollowing: boolean;
}

/** The user's relation to a startup: Owner, otherwise Following, otherwise nothing. */
export function FollowingBadge({ isOwner, isFollowing, ...rest }: FollowingBadgeProps) {
  const texts = useTexts();
  if (isOwner) {
    return (
      <Badge {...rest} icon={Crown}>
        {texts.owner}
      </Badge>
    );
  }
  if (!isFollowing) return null;
  return (
    <Badge {...rest} icon={Bookmark}>
      {texts.following}
    </Badge>
  );
}
