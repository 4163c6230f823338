import { Card, ErrorPanel } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';

interface PanelBoundaryProps {
  /** Of the place that the panel has on the page. */
  className?: string | undefined;
  /** With other ones the panel is drawn anew by itself. */
  data?: readonly unknown[] | undefined;
  children: ReactNode;
}

function FailedPanel({ resetErrorBoundary, className }: FallbackProps & Pick<PanelBoundaryProps, 'className'>) {
  const { t } = useLingui();
  return (
    <Card className={className}>
      <ErrorPanel
        title={t`This part could not be shown`}
        message={t`The rest of the page still works.`}
        onRetry={() => resetErrorBoundary()}
      />
    </Card>
  );
}

const failedAt = (className: string | undefined) => (failure: FallbackProps) => (
  <FailedPanel {...failure} className={className} />
);

/** A panel that cannot be drawn says so in its place, and leaves the page around it as it is. */
export function PanelBoundary({ className, data = [], children }: PanelBoundaryProps) {
  return (
    <ErrorBoundary resetKeys={[...data]} fallbackRender={failedAt(className)}>
      {children}
    </ErrorBoundary>
  );
}
