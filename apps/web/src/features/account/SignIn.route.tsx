import { SignInForm, type SignInValues } from '@aval/forms';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { type Location, useLocation, useNavigate, useSearchParams } from 'react-router-dom';

import { messageOf } from '../../api/ApiError.ts';
import { paths } from '../../paths.ts';
import { afterSignIn, type SignInState } from '../../shell/session/afterSignIn.ts';
import { currentSession, onPersonChange, storeSession } from '../../shell/session/session.ts';
import { AccountPage } from './AccountPage.tsx';

// The call is not needed before it is made; it comes while the fields are filled in.
const loadSignIn = () => import('../../api/signIn.ts');

/** Opens a session and goes to the page that asked for one. */
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
      // Whoever signs in a second time is nobody new, and is led on all the same.
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
