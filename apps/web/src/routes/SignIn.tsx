import { SignInForm, type SignInValues } from '@aval/forms';
import { useLingui } from '@lingui/react/macro';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { messageOf } from '../api/ApiError.ts';
import { send } from '../api/send.ts';
import { usePageTitle } from '../layout/usePageTitle.ts';
import { afterSignIn, paths } from '../paths.ts';
import { storeSession } from '../session/session.ts';
import { AccountPage } from './accounts/AccountPage.tsx';

/** Opens a session and goes to the page that asked for one. */
export function SignIn() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  usePageTitle(t({ context: 'title', message: 'Sign in' }));

  async function handleSubmit(values: SignInValues) {
    try {
      const { user, token } = await send('login', { body: values });
      storeSession({ user, token });
    } catch (error) {
      throw new Error(messageOf(error, t`Could not sign in`), { cause: error });
    }
    await navigate(afterSignIn(search.get('from')), { replace: true });
  }

  return (
    <AccountPage>
      <SignInForm onSubmit={handleSubmit} forgotPasswordHref={paths.forgotPassword} registerHref={paths.register} />
    </AccountPage>
  );
}
