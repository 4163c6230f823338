import { Card, Skeleton, useIsHydrated } from '@aval/ui';
import { type ReactNode, Suspense } from 'react';

import { PanelBoundary } from './PanelBoundary.tsx';

interface LaterCardProps {
  /** About that of what comes, so that nothing below it moves. */
  height: string;
  className?: string | undefined;
}

/** The place of a card that is on its way. */
export function LaterCard({ height, ...place }: LaterCardProps) {
  return (
    <Card {...place} aria-busy>
      <Skeleton shape="block" height={height} />
    </Card>
  );
}

interface LaterProps extends LaterCardProps {
  children: ReactNode;
}

/**
 * A card whose code comes after what stands above it. It fails alone, and is not prerendered: its charts are laid out to
 * the width at hand.
 */
export function Later({ children, ...place }: LaterProps) {
  const isHydrated = useIsHydrated();
  if (!isHydrated) return <LaterCard {...place} />;
  return (
    <PanelBoundary className={place.className}>
      <Suspense fallback={<LaterCard {...place} />}>{children}</Suspense>
    </PanelBoundary>
  );
}
