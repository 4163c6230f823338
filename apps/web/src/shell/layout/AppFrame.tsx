import { profileTypeOf } from '@aval/contract';
import { NoticeBell, useLocale } from '@aval/screens';
import { AdminBadge, AppShell, ProfileTypeBadge, useToast } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';

import { redirectFor } from '../../guards.ts';
import { paths } from '../../paths.ts';
import { Shortcuts } from '../commands/Shortcuts.tsx';
import type { SignInState } from '../session/afterSignIn.ts';
import { onPersonChange } from '../session/session.ts';
import { useSession } from '../session/useSession.ts';
import { AdminMenu } from './AdminMenu.tsx';
import { AppearanceChoice } from './AppearanceChoice.tsx';
import { useCrumbs } from './crumbs.ts';
import { LanguageChoice } from './LanguageChoice.tsx';
import * as styles from './MainLayout.css.ts';
import { footerNavigation, navigationGroups } from './navigation.ts';
import { PersonMenu } from './PersonMenu.tsx';
import { RestoredForms } from './RestoredForms.tsx';
import { useNavigationCounts } from './useNavigationCounts.ts';
import { useScrollRestoration } from './useScrollRestoration.ts';

const collapsedKey = 'aval.sidebar_collapsed';

/**
 * Top bar, sidebar and page. When the session ends, it shows a message and redirects to sign-in, which returns here.
 */
export function AppFrame() {
  const { i18n, t } = useLingui();
  const toast = useToast();
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const session = useSession();
  const [lastUserId, setLastUserId] = useState(session?.user.id ?? 0);
  if (session && session.user.id !== lastUserId) setLastUserId(session.user.id);
  useScrollRestoration();
  const crumbs = useCrumbs();
  const counts = useNavigationCounts(session !== null, session?.user.role === 'admin');
  const [isCollapsed, setIsCollapsed] = useState(() => localStorage.getItem(collapsedKey) === 'true');

  const explainRedirect = useEffectEvent(() => {
    const id = toast.error(t`Token expired or unauthorized`);
    const stop = onPersonChange(() => {
      toast.dismiss(id);
      stop();
    });
  });

  useEffect(() => {
    // After Logout the address has already changed while this page is still unmounting.
    if (session || globalThis.location.pathname !== pathname) return;
    const signIn = redirectFor('user', { isSignedIn: false, isAdmin: false }, pathname + search);
    explainRedirect();
    void navigate(signIn ?? paths.login, { replace: true, state: { lastUserId } satisfies SignInState });
  }, [session, navigate, pathname, search, lastUserId]);

  if (!session) return null;
  const { user } = session;
  return (
    <AppShell
      homeHref={paths.dashboard}
      groups={navigationGroups(i18n, pathname, user.role === 'admin', counts)}
      footerItems={footerNavigation(i18n, pathname)}
      breadcrumb={crumbs}
      isCollapsed={isCollapsed}
      onCollapsedChange={(isNowCollapsed) => {
        localStorage.setItem(collapsedKey, String(isNowCollapsed));
        setIsCollapsed(isNowCollapsed);
      }}
      wideActions={
        <div className={styles.ofPerson}>
          {user.role === 'admin' && <AdminMenu />}
          {user.role === 'admin' && <AdminBadge />}
          <ProfileTypeBadge name={profileTypeOf(user.profile_type_code)?.name[locale] ?? user.profile_type_name} />
          <LanguageChoice />
        </div>
      }
      actions={
        <div className={styles.ofPerson}>
          <Shortcuts key={`keys of ${user.id}`} user={user} />
          <NoticeBell href={paths.notices} unread={counts.notices} />
          <AppearanceChoice />
          <PersonMenu user={user} />
        </div>
      }
    >
      <RestoredForms key={user.id}>
        <Outlet />
      </RestoredForms>
    </AppShell>
  );
}
