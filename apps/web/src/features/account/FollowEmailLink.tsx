import { EmailLink, type EmailLinkPurpose, type EmailLinkState } from '@aval/screens';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';

import { messageOf } from '../../api/ApiError.ts';
import { sendAccount } from '../../api/senders.ts';
import { resetTokenOf } from '../../guards.ts';
import { paths } from '../../paths.ts';
import { AccountPage } from './AccountPage.tsx';

const endpoints = { confirm: 'confirmEmail', takeBack: 'takeBackEmail' } as const;

interface FollowEmailLinkProps {
  purpose: EmailLinkPurpose;
}

/** The page of an emailed link about the email of an account. */
export function FollowEmailLink({ purpose }: FollowEmailLinkProps) {
  const token = resetTokenOf(useLocation().search);
  // Another link that is opened in the same tab begins anew.
  return <OneEmailLink key={token} purpose={purpose} token={token} />;
}

function OneEmailLink({ purpose, token }: FollowEmailLinkProps & { token: string | null }) {
  const { t } = useLingui();
  const [state, setState] = useState<EmailLinkState>({ step: token === null ? 'noToken' : 'ready' });

  async function follow() {
    setState({ step: 'sending' });
    try {
      const { message } = await sendAccount(endpoints[purpose], { body: { token: token ?? '' } });
      setState({ step: 'done', message });
    } catch (error) {
      setState({ step: 'failed', message: messageOf(error, t`An error occurred`) });
    }
  }

  return (
    <AccountPage>
      <EmailLink
        purpose={purpose}
        state={state}
        onFollow={() => void follow()}
        paths={{ signIn: paths.login, profile: paths.profile, contact: paths.contact }}
      />
    </AccountPage>
  );
}
