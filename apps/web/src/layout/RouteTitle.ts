import { useMatches } from 'react-router-dom';

import { useLocale } from '../language/useLocale.ts';
import { type RouteId, routeIds, routeOf } from '../routes.ts';
import { usePageTitle } from './usePageTitle.ts';

const isRouteId = (id: string): id is RouteId => routeIds.some((known) => known === id);

/** Names the browser's page as the table of routes does. It stands before the screen, which may know better. */
export function RouteTitle() {
  const locale = useLocale();
  const id = useMatches().at(-1)?.id ?? '';
  const title = isRouteId(id) ? routeOf(id).title : undefined;
  usePageTitle(title && title[locale]);
  return null;
}
