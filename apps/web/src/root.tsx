import { LinkProvider, TimeZoneProvider, ToastProvider, TextsProvider, textsEn, textsEs } from '@aval/ui';
import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { Outlet, type Location, ScrollRestoration, useLocation } from 'react-router-dom';

import { replayEarlyClicks } from './loading/replayEarlyClicks.ts';
import { ChunkErrorNotice } from './shell/layout/ChunkErrorNotice.tsx';
import { NavigationProgress } from './shell/layout/NavigationProgress.tsx';
import { OfflineNotice } from './shell/layout/OfflineNotice.tsx';
import { RouterLink } from './shell/layout/RouterLink.tsx';
import { RouteTitle } from './shell/layout/RouteTitle.ts';
import { useNavigationFocus } from './shell/layout/useNavigationFocus.ts';
import { userTimeZone } from './text/userTimeZone.ts';

/** The first history entry of every document has the same key, so combine it with the path. */
const entryOf = ({ key, pathname }: Location): string => key + pathname;

/** The root of every page: texts of the UI library, links handled by the router, and toasts. */
export function Root() {
  const { i18n } = useLingui();
  const { pathname } = useLocation();
  useNavigationFocus();
  useEffect(replayEarlyClicks, []);
  return (
    <TextsProvider value={i18n.locale === 'es' ? textsEs : textsEn}>
      <TimeZoneProvider value={userTimeZone()}>
        <LinkProvider value={RouterLink}>
          <ToastProvider>
            <NavigationProgress />
            <RouteTitle />
            <Outlet />
            {/* A chunk that failed on one page is irrelevant to the next. */}
            <ChunkErrorNotice key={pathname} />
            <OfflineNotice />
            <ScrollRestoration getKey={entryOf} />
          </ToastProvider>
        </LinkProvider>
      </TimeZoneProvider>
    </TextsProvider>
  );
}
