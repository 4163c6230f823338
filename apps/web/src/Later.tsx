import { Card, Skeleton } from '@aval/ui';
import { type ReactNode, type Ref, Suspense, useRef } from 'react';

import { PanelBoundary } from './layout/PanelBoundary.tsx';
import { useIsDue } from './useIsDue.ts';

interface LaterCardProps {
  /** About that of what comes, so that nothing below it moves. */
  height: string;
  className?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** The place of a card that is on its way. */
export function LaterCard({ height, ...place }: LaterCardProps) {
  return (
    <Card {...place} aria-busy>
      <Skeleton shape="block" height={height} />
    </Card>
  );
}

interface LaterProps extends Omit<LaterCardProps, 'ref'> {
  children: ReactNode;
}

/** A card whose code comes after what stands above it, once somebody may see it. It fails alone. */
export function Later({ children, ...place }: LaterProps) {
  const ref = useRef<HTMLElement>(null);
  const isDue = useIsDue(ref);
  if (!isDue) return <LaterCard {...place} ref={ref} />;
  return (
    <PanelBoundary className={place.className}>
      <Suspense fallback={<LaterCard {...place} />}>{children}</Suspense>
    </PanelBoundary>
  );
}
