import { LinkProvider, TimeZoneProvider, ToastProvider, WordsProvider, wordsEn, wordsEs } from '@aval/ui';
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

/** The router calls the first entry of every document the same, wherever the document before it was left. */
const entryOf = ({ key, pathname }: Location): string => key + pathname;

/** What every page stands in: the library's words, links that the router follows, and the toasts. */
export function Root() {
  const { i18n } = useLingui();
  const { pathname } = useLocation();
  useNavigationFocus();
  useEffect(replayEarlyClicks, []);
  return (
    <WordsProvider value={i18n.locale === 'es' ? wordsEs : wordsEn}>
      <TimeZoneProvider value={userTimeZone()}>
        <LinkProvider value={RouterLink}>
          <ToastProvider>
            <NavigationProgress />
            <RouteTitle />
            <Outlet />
            {/* What one page could not load is nothing to the next. */}
            <ChunkErrorNotice key={pathname} />
            <OfflineNotice />
            <ScrollRestoration getKey={entryOf} />
          </ToastProvider>
        </LinkProvider>
      </TimeZoneProvider>
    </WordsProvider>
  );
}
