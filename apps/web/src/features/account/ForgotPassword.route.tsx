import { ForgotPasswordForm, type ForgotPasswordValues } from '@aval/forms';

import { messageOf } from '../../api/ApiError.ts';
import { sendAccount } from '../../api/senders.ts';
import { paths } from '../../paths.ts';
import { AccountPage } from './AccountPage.tsx';

async function handleSubmit(values: ForgotPasswordValues) {
  try {
    await sendAccount('forgotPassword', { body: values });
  } catch (error) {
    throw new Error(messageOf(error, ''), { cause: error });
  }
}

/** The page that requests an email with a link to set a new password. */
export function ForgotPassword() {
  return (
    <AccountPage>
      <ForgotPasswordForm onSubmit={handleSubmit} signInHref={paths.login} />
    </AccountPage>
  );
}
