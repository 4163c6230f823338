import { ForgotPasswordForm, type ForgotPasswordValues } from '@aval/forms';
import { useLingui } from '@lingui/react/macro';

import { messageOf } from '../api/ApiError.ts';
import { sendAccount } from '../api/senders.ts';
import { usePageTitle } from '../layout/usePageTitle.ts';
import { paths } from '../paths.ts';
import { AccountPage } from './accounts/AccountPage.tsx';

async function handleSubmit(values: ForgotPasswordValues) {
  try {
    await sendAccount('forgotPassword', { body: values });
  } catch (error) {
    throw new Error(messageOf(error, ''), { cause: error });
  }
}

/** Asks for a mail with a link that sets a new password. */
export function ForgotPassword() {
  const { t } = useLingui();
  usePageTitle(t`Forgot password`);

  return (
    <AccountPage>
      <ForgotPasswordForm onSubmit={handleSubmit} signInHref={paths.login} />
    </AccountPage>
  );
}
