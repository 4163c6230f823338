import { alone, ReloadContext } from '@aval/screens';
import { LinkProvider, TimeZoneProvider, ToastProvider, TextsProvider, textsEn, textsEs } from '@aval/ui';
import { useLingui } from '@lingui/react';
import { type ReactNode, useEffect } from 'react';
import { Outlet, type Location, ScrollRestoration, useLocation } from 'react-router-dom';

import { reloadPage } from './loading/reloadPage.ts';
import { replayEarlyClicks } from './loading/replayEarlyClicks.ts';
import { ChunkErrorNotice } from './shell/layout/ChunkErrorNotice.tsx';
import { NavigationProgress } from './shell/layout/NavigationProgress.tsx';
import { OfflineNotice } from './shell/layout/OfflineNotice.tsx';
import { RouteError } from './shell/layout/RouteError.tsx';
import { RouterLink } from './shell/layout/RouterLink.tsx';
import { RouteTitle } from './shell/layout/RouteTitle.ts';
import { useNavigationFocus } from './shell/layout/useNavigationFocus.ts';
import { userTimeZone } from './text/userTimeZone.ts';

/** The first history entry of every document has the same key, so combine it with the path. */
const entryOf = ({ key, pathname }: Location): string => key + pathname;

/** Gives the components of the libraries their texts, time zone and links, and a way to reload the page. */
function LibraryProviders({ children }: { children: ReactNode }) {
  const { i18n } = useLingui();
  return (
    <TextsProvider value={i18n.locale === 'es' ? textsEs : textsEn}>
      <TimeZoneProvider value={userTimeZone()}>
        <LinkProvider value={RouterLink}>
          <ReloadContext value={reloadPage}>{children}</ReloadContext>
        </LinkProvider>
      </TimeZoneProvider>
    </TextsProvider>
  );
}

/** The root of every page: texts of the UI library, links handled by the router, and toasts. */
export function Root() {
  const { pathname } = useLocation();
  useNavigationFocus();
  useEffect(replayEarlyClicks, []);
  return (
    <LibraryProviders>
      <ToastProvider>
        <NavigationProgress />
        <RouteTitle />
        <Outlet />
        {/* A chunk that failed on one page is irrelevant to the next. */}
        <ChunkErrorNotice key={pathname} />
        <OfflineNotice />
        <ScrollRestoration getKey={entryOf} />
      </ToastProvider>
    </LibraryProviders>
  );
}

/** Replaces the whole page when its layout or its texts cannot be loaded. */
export function RootError() {
  return (
    <LibraryProviders>
      <main id="main" className={alone}>
        <RouteError />
      </main>
    </LibraryProviders>
  );
}
