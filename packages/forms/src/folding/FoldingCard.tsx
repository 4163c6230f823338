import { Card, CardHeader, type CardHeaderProps } from '@aval/ui';
import { media } from '@aval/ui/theme';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useId, useState, useSyncExternalStore } from 'react';

import * as styles from './FoldingCard.css.ts';

export interface FoldingCardProps extends Pick<CardHeaderProps, 'title' | 'level' | 'tools'> {
  /** Whether it is initially open where it is collapsible. */
  isOpenAtFirst?: boolean | undefined;
  /** Keeps it open, because its content must be visible. */
  isKeptOpen?: boolean | undefined;
  /** When omitted, it is a plain card at every width. */
  isFolding?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

// Not for print, where nothing can be opened.
const narrow = `screen and ${media.underMedium}`;
const queryOf = () => globalThis.matchMedia?.(narrow);

function subscribe(listener: () => void) {
  const query = queryOf();
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}

/** A card that is collapsible on screens with one column. */
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
