import { PasswordForm, type PasswordFormProps } from '@aval/forms';
import { Card, CardHeader } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';

type ChangePasswordProps = Pick<PasswordFormProps, 'onSubmit'>;

/** Changes the password, which ends all other sessions. */
export function ChangePassword({ onSubmit }: ChangePasswordProps) {
  const { t } = useLingui();
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader titleId={titleId} title={t`Change password`} description={t`This ends every other session.`} />
      <PasswordForm onSubmit={onSubmit} />
    </Card>
  );
}
