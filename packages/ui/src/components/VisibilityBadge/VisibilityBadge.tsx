import { Globe, Lock } from 'lucide-react';
import type { ComponentProps } from 'react';

import { useTexts } from '../../texts/TextsContext.ts';
import { Badge } from '../Badge/Badge.tsx';

export interface VisibilityBadgeProps extends ComponentProps<'span'> {
  /** Whether only owners, the creator and administrators can see the startup. */
  isPrivate: boolean;
}

/** Who can see a startup. */
export function VisibilityBadge({ isPrivate, ...rest }: VisibilityBadgeProps) {
  const texts = useTexts();
  return (
    <Badge {...rest} icon={isPrivate ? Lock : Globe}>
      {isPrivate ? texts.private : texts.public}
    </Badge>
  );
}
