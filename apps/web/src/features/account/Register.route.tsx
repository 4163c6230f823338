import { RegisterForm, type RegisterValues } from '@aval/forms';
import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';

import { messageOf } from '../../api/ApiError.ts';
import { sendAccount } from '../../api/senders.ts';
import { paths } from '../../paths.ts';
import { storeSession } from '../../shell/session/session.ts';
import { AccountPage } from './AccountPage.tsx';

/** The page that creates an account, signs in and opens the dashboard. */
export function Register() {
  const { t } = useLingui();
  const navigate = useNavigate();

  async function handleSubmit(values: RegisterValues) {
    try {
      const { user, token } = await sendAccount('register', { body: values });
      storeSession({ user, token });
    } catch (error) {
      throw new Error(messageOf(error, t`An error occurred`), { cause: error });
    }
    await navigate(paths.dashboard, { replace: true });
  }

  return (
    <AccountPage isWide>
      <RegisterForm onSubmit={handleSubmit} signInHref={paths.login} termsHref={paths.terms} />
    </AccountPage>
  );
}
