import { ResetPasswordForm, type ResetPasswordValues } from '@aval/forms';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { messageOf } from '../../api/ApiError.ts';
import { sendAccount } from '../../api/senders.ts';
import { resetTokenOf } from '../../guards.ts';
import { paths } from '../../paths.ts';
import { usePageTitle } from '../../shell/layout/usePageTitle.ts';
import { AccountPage } from './AccountPage.tsx';

const readingMs = 2000;

/**
 * The page that sets a new password with the token of the emailed link. It opens sign-in after the user has had time to
 * read the success message.
 */
export function ResetPassword() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { search } = useLocation();
  const token = resetTokenOf(search) ?? '';
  const isInvitation = new URLSearchParams(search).has('invitation');
  const [isDone, setIsDone] = useState(false);
  usePageTitle(isInvitation ? t`Welcome to Aval` : t`Reset password`);

  useEffect(() => {
    if (!isDone) return undefined;
    const timer = setTimeout(() => void navigate(paths.login, { replace: true }), readingMs);
    return () => clearTimeout(timer);
  }, [isDone, navigate]);

  async function handleSubmit({ password }: ResetPasswordValues) {
    try {
      await sendAccount('resetPassword', { body: { token, password } });
    } catch (error) {
      throw new Error(messageOf(error, ''), { cause: error });
    }
    setIsDone(true);
  }

  return (
    <AccountPage>
      <ResetPasswordForm
        onSubmit={handleSubmit}
        signInHref={paths.login}
        forgotPasswordHref={paths.forgotPassword}
        isInvitation={isInvitation}
      />
    </AccountPage>
  );
}
