import { LinkProvider, TimeZoneProvider, ToastProvider, WordsProvider, wordsEn, wordsEs } from '@aval/ui';
import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { Outlet, type Location, ScrollRestoration, useLocation } from 'react-router-dom';

import { replayEarlyClicks } from './loading/replayEarlyClicks.ts';
import { MissingCodeNotice } from './shell/layout/MissingCodeNotice.tsx';
import { NavigationProgress } from './shell/layout/NavigationProgress.tsx';
import { OfflineNotice } from './shell/layout/OfflineNotice.tsx';
import { RouterLink } from './shell/layout/RouterLink.tsx';
import { RouteTitle } from './shell/layout/RouteTitle.ts';
import { useArrivalFocus } from './shell/layout/useArrivalFocus.ts';
import { readerTimeZone } from './text/readerTimeZone.ts';

/** The router calls the first entry of every document the same, wherever the document before it was left. */
const entryOf = ({ key, pathname }: Location): string => key + pathname;

/** What every page stands in: the library's words, links that the router follows, and the toasts. */
export function Root() {
  const { i18n } = useLingui();
  const { pathname } = useLocation();
  useArrivalFocus();
  useEffect(replayEarlyClicks, []);
  return (
    <WordsProvider value={i18n.locale === 'es' ? wordsEs : wordsEn}>
      <TimeZoneProvider value={readerTimeZone()}>
        <LinkProvider value={RouterLink}>
          <ToastProvider>
            <NavigationProgress />
            <RouteTitle />
            <Outlet />
            {/* What one page could not load is nothing to the next. */}
            <MissingCodeNotice key={pathname} />
            <OfflineNotice />
            <ScrollRestoration getKey={entryOf} />
          </ToastProvider>
        </LinkProvider>
      </TimeZoneProvider>
    </WordsProvider>
  );
}
