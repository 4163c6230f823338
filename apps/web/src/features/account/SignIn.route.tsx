import { SignInForm, type SignInValues } from '@aval/forms';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { type Location, useLocation, useNavigate, useSearchParams } from 'react-router-dom';

import { messageOf } from '../../api/ApiError.ts';
import { paths } from '../../paths.ts';
import { afterSignIn, type SignInState } from '../../shell/session/afterSignIn.ts';
import { currentSession, onPersonChange, storeSession } from '../../shell/session/session.ts';
import { AccountPage } from './AccountPage.tsx';

// Load the request code while the user fills in the fields.
const loadSignIn = () => import('../../api/signIn.ts');

/** The sign-in page; afterwards it opens the page that required a session. */
export function SignIn() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { state } = useLocation() as Location<SignInState | null>;
  const lastUserId = state?.lastUserId;

  const from = search.get('from');

  // A sign-in in another tab opens the page here as well.
  useEffect(
    () =>
      onPersonChange(() => {
        const userId = currentSession()?.user.id;
        if (userId !== undefined) void navigate(afterSignIn(from, userId, lastUserId), { replace: true });
      }),
    [navigate, from, lastUserId],
  );

  useEffect(() => void loadSignIn().catch(() => undefined), []);

  async function handleSubmit(values: SignInValues) {
    const before = currentSession()?.user.id;
    try {
      const { signIn } = await loadSignIn();
      const { user, token } = await signIn(values);
      storeSession({ user, token });
      // If the same user signs in again, the session listener does not fire, so redirect here.
      if (user.id === before) void navigate(afterSignIn(from, user.id, lastUserId), { replace: true });
    } catch (error) {
      throw new Error(messageOf(error, t`Could not sign in`), { cause: error });
    }
  }

  return (
    <AccountPage>
      <SignInForm onSubmit={handleSubmit} forgotPasswordHref={paths.forgotPassword} registerHref={paths.register} />
    </AccountPage>
  );
}
