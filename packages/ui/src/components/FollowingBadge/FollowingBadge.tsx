import { Bookmark, Crown } from 'lucide-react';
import type { ComponentProps } from 'react';

import { useWords } from '../../words/WordsContext.ts';
import { Badge } from '../Badge/Badge.tsx';

export interface FollowingBadgeProps extends ComponentProps<'span'> {
  /** Whether the signed-in person owns the startup; this wins over following. */
  isOwner: boolean;
  /** Whether the person follows it. */
  isFollowing: boolean;
}

/** What the person is to a startup: Owner, else Following, else nothing. */
export function FollowingBadge({ isOwner, isFollowing, ...rest }: FollowingBadgeProps) {
  const words = useWords();
  if (isOwner) {
    return (
      <Badge {...rest} icon={Crown}>
        {words.owner}
      </Badge>
    );
  }
  if (!isFollowing) return null;
  return (
    <Badge {...rest} icon={Bookmark}>
      {words.following}
    </Badge>
  );
}
