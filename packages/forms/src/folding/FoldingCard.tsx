import { Card, CardHeader, type CardHeaderProps } from '@aval/ui';
import { media } from '@aval/ui/theme';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useId, useState, useSyncExternalStore } from 'react';

import * as styles from './FoldingCard.css.ts';

export interface FoldingCardProps extends Pick<CardHeaderProps, 'title' | 'level' | 'tools'> {
  /** Whether it starts open where it can be folded. */
  isOpenAtFirst?: boolean | undefined;
  /** Keeps it open: something in it has to be seen. */
  isKeptOpen?: boolean | undefined;
  /** Left out, it is an ordinary card at every width. */
  isFolding?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

// On paper nothing can be opened.
const narrow = `screen and ${media.underMedium}`;
const queryOf = () => globalThis.matchMedia?.(narrow);

function subscribe(listener: () => void) {
  const query = queryOf();
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}

/** A card that is a disclosure where there is room for one column. */
export function FoldingCard({
  title,
  level,
  tools,
  isOpenAtFirst = false,
  isKeptOpen = false,
  isFolding = true,
  className,
  children,
}: FoldingCardProps) {
  const titleId = useId();
  const isNarrow = useSyncExternalStore(
    subscribe,
    () => queryOf()?.matches ?? false,
    () => false,
  );
  const [isUnfolded, setIsUnfolded] = useState(isOpenAtFirst);
  const canFold = isFolding && isNarrow;
  const isOpen = !canFold || isUnfolded || isKeptOpen;
  const Chevron = isOpen ? ChevronUp : ChevronDown;
  return (
    <Card aria-labelledby={titleId} className={className}>
      <CardHeader
        titleId={titleId}
        title={
          canFold ? (
            <button type="button" className={styles.fold} aria-expanded={isOpen} onClick={() => setIsUnfolded(!isOpen)}>
              {title}
              <Chevron className={styles.chevron} aria-hidden="true" />
            </button>
          ) : (
            title
          )
        }
        level={level}
        tools={tools}
        className={isOpen ? undefined : styles.folded}
      />
      {isOpen && children}
    </Card>
  );
}
