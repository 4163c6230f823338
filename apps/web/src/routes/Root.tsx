import { LinkProvider, TimeZoneProvider, ToastProvider, WordsProvider, wordsEn, wordsEs } from '@aval/ui';
import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { Outlet, type Location, ScrollRestoration, useLocation } from 'react-router-dom';

import { MissingCodeNotice } from '../layout/MissingCodeNotice.tsx';
import { NavigationProgress } from '../layout/NavigationProgress.tsx';
import { OfflineNotice } from '../layout/OfflineNotice.tsx';
import { RouterLink } from '../layout/RouterLink.tsx';
import { RouteTitle } from '../layout/RouteTitle.ts';
import { useArrivalFocus } from '../layout/useArrivalFocus.ts';
import { replayEarlyClicks } from '../loading/replayEarlyClicks.ts';
import { readerTimeZone } from '../text/readerTimeZone.ts';

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
