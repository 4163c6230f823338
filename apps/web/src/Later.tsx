import { Card, Skeleton } from '@aval/ui';
import { type ReactNode, Suspense } from 'react';

interface LaterCardProps {
  /** About that of what comes, so that nothing below it moves. */
  height: string;
  className?: string | undefined;
}

/** The place of a card that is on its way. */
export function LaterCard({ height, className }: LaterCardProps) {
  return (
    <Card className={className}>
      <Skeleton shape="block" height={height} />
    </Card>
  );
}

interface LaterProps extends LaterCardProps {
  children: ReactNode;
}

/** A card whose code comes after what stands above it. */
export function Later({ children, ...place }: LaterProps) {
  return <Suspense fallback={<LaterCard {...place} />}>{children}</Suspense>;
}
