import { Card, Skeleton } from '@aval/ui';
import { type ReactNode, Suspense } from 'react';

interface LaterProps {
  /** What takes its place until its code has come: about as high, so that nothing below it moves. */
  height: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A card whose code comes after what stands above it. */
export function Later({ height, className, children }: LaterProps) {
  return (
    <Suspense
      fallback={
        <Card className={className}>
          <Skeleton shape="block" height={height} />
        </Card>
      }
    >
      {children}
    </Suspense>
  );
}
