import { Banner, TextLink } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';

import type { WizardNotice } from '../wizard.ts';

export interface WizardNoticesProps {
  notice: WizardNotice | null;
  startupHref: (id: number) => string;
  onDismiss: () => void;
}

/** The result of the last attempt to create a startup, until it is dismissed. */
export function WizardNotices({ notice, startupHref, onDismiss }: WizardNoticesProps) {
  const { t } = useLingui();
  if (notice === null) return null;
  if (notice.kind === 'failed') {
    return (
      <Banner tone="danger" title={t`Error`} onDismiss={onDismiss}>
        {notice.message}
      </Banner>
    );
  }
  const { id, startupName } = notice;
  return (
    <Banner
      tone="success"
      title={t`Startup created successfully!`}
      onDismiss={onDismiss}
      action={
        <TextLink variant="action" href={startupHref(id)}>
          <Trans>See the evaluation of {startupName}</Trans>
        </TextLink>
      }
    >
      <Trans>Your startup has been registered successfully with ID: {id}</Trans>
    </Banner>
  );
}
