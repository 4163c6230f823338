import { Card, CardHeader, Switch } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';

export interface MailDigestProps {
  isOn: boolean;
  /** The choice is being saved. */
  isSaving: boolean;
  onChange: (isOn: boolean) => void;
}

/** Whether the user wants notices by mail. */
export function MailDigest({ isOn, isSaving, onChange }: MailDigestProps) {
  const { t } = useLingui();
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader titleId={titleId} title={t`Notices`} />
      <Switch
        label={t`Daily email`}
        hint={t`At most one a day, and only when something new happened to the startups that you follow or own.`}
        checked={isOn}
        aria-busy={isSaving || undefined}
        onCheckedChange={(isNowOn) => {
          if (!isSaving) onChange(isNowOn);
        }}
      />
    </Card>
  );
}
