import type { User } from '@aval/contract';
import { lazyPart } from '@aval/screens';
import { Avatar, Button, DropdownMenu } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { ChevronDown, LogOut, UserRound } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { paths } from '../../paths.ts';
import { signOut } from '../session/signOut.ts';
import { storeStartupDraft, readStartupDraft } from '../session/startupDraft.ts';
import { hasUnsavedForms } from '../session/unsavedForms.ts';
import * as styles from './MainLayout.css.ts';

const SignOutQuestions = lazyPart(async () => (await import('./SignOutQuestions.tsx')).SignOutQuestions);

interface PersonMenuProps {
  user: User;
}

/** The menu of the signed-in user: profile and sign-out. */
export function PersonMenu({ user }: PersonMenuProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [question, setQuestion] = useState<'changes' | 'draft' | null>(null);
  const [wasOpened, setWasOpened] = useState(false);

  function ask(about: 'changes' | 'draft') {
    setWasOpened(true);
    setQuestion(about);
  }

  function handleSignOut({ keepsDraft }: { keepsDraft: boolean }) {
    setQuestion(null);
    void signOut(async () => {
      await navigate(paths.login);
      if (!keepsDraft) storeStartupDraft(user.id, null);
    });
  }

  /** No unsaved input is left at this point. */
  function leave() {
    if (readStartupDraft(user.id) === null) handleSignOut({ keepsDraft: true });
    else ask('draft');
  }

  function handleLogout() {
    if (hasUnsavedForms()) ask('changes');
    else leave();
  }

  return (
    <>
      <DropdownMenu
        trigger={
          <Button variant="ghost" iconEnd={ChevronDown}>
            <span className={styles.person}>
              <Avatar name={`${user.first_name} ${user.last_name}`} size="medium" />
              <span className={styles.personName}>{user.first_name}</span>
            </span>
          </Button>
        }
        entries={[
          { id: 'profile', label: t`Profile`, icon: UserRound, href: paths.profile },
          { id: 'sign-out', label: t`Logout`, icon: LogOut, onSelect: handleLogout },
        ]}
      />
      {wasOpened && (
        <Suspense>
          <SignOutQuestions
            question={question}
            onStay={() => setQuestion(null)}
            onDiscard={leave}
            onSignOut={handleSignOut}
          />
        </Suspense>
      )}
    </>
  );
}
