import { Card, ErrorPanel } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';

interface PanelBoundaryProps {
  /** Class for the panel's slot in the page layout; applied to the error message. */
  className?: string | undefined;
  /** When one of these values changes, the error is reset and the panel renders again. */
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

/** Limits a render error to a panel: an error message replaces it, and the rest of the page keeps working. */
export function PanelBoundary({ className, data = [], children }: PanelBoundaryProps) {
  return (
    <ErrorBoundary resetKeys={[...data]} fallbackRender={failedAt(className)}>
      {children}
    </ErrorBoundary>
  );
}
