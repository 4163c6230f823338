import { Banner } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';

interface RunEndProps {
  /** The exit code of the run: 0 on success, 130 when it was cancelled. */
  code: number;
  onDismiss: () => void;
}

/** The result of a run that the user waited for. */
export function RunEnd({ code, onDismiss }: RunEndProps) {
  const { t } = useLingui();
  const text =
    code === 0
      ? t`Recalculation completed successfully`
      : code === 130
        ? t`Recalculation cancelled`
        : t`Recalculation completed with errors`;
  return (
    <Banner tone={code === 0 ? 'success' : code === 130 ? 'warning' : 'danger'} onDismiss={onDismiss}>
      {text}
    </Banner>
  );
}
