import { Card, Skeleton, useIsHydrated } from '@aval/ui';
import { type ReactNode, Suspense } from 'react';

import { PanelBoundary } from './PanelBoundary.tsx';

interface CardSkeletonProps {
  /** Approximate height of the loaded card, to avoid layout shift. */
  height: string;
  className?: string | undefined;
}

/** The skeleton of a card that is loading. */
export function CardSkeleton({ height, ...rest }: CardSkeletonProps) {
  return (
    <Card {...rest} aria-busy>
      <Skeleton shape="block" height={height} />
    </Card>
  );
}

interface LazyCardProps extends CardSkeletonProps {
  children: ReactNode;
}

/**
 * A card below the fold whose code loads after the content above it. An error is limited to the card. It is not
 * prerendered, because its charts depend on the available width.
 */
export function LazyCard({ children, ...rest }: LazyCardProps) {
  const isHydrated = useIsHydrated();
  if (!isHydrated) return <CardSkeleton {...rest} />;
  return (
    <PanelBoundary className={rest.className}>
      <Suspense fallback={<CardSkeleton {...rest} />}>{children}</Suspense>
    </PanelBoundary>
  );
}
