import { levelTone } from '@aval/metrics';
import type { ComponentProps } from 'react';

import { useTexts } from '../../texts/TextsContext.ts';
import { Badge } from '../Badge/Badge.tsx';
import { levelText, toLevel } from './levelText.ts';

export interface LevelBadgeProps extends ComponentProps<'span'> {
  /** high, medium, low or very-low; anything else reads 'Not evaluated'. */
  level: string | null | undefined;
  /** Whether too little of the score is evidenced; said behind the level. @default false */
  isUnverified?: boolean | undefined;
}

/** The level of an evaluation without the score, for use next to the score. */
export function LevelBadge({ level, isUnverified = false, ...rest }: LevelBadgeProps) {
  const known = toLevel(level);
  const texts = useTexts();
  return (
    <Badge {...rest} tone={levelTone(known)}>
      {levelText(known, texts, isUnverified)}
    </Badge>
  );
}
