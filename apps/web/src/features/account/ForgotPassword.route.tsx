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

/** Asks for a mail with a link that sets a new password. */
export function ForgotPassword() {
  return (
    <AccountPage>
      <ForgotPasswordForm onSubmit={handleSubmit} signInHref={paths.login} />
    </AccountPage>
  );
}
