import { useLocale } from '@aval/screens';
import { useMatches } from 'react-router-dom';

import { routeIds, routeOf } from '../../routes.ts';
import { usePageTitle } from './usePageTitle.ts';

/** Sets the document title from the route table. Rendered before the screen, which may override it. */
export function RouteTitle() {
  const locale = useLocale();
  const shown = useMatches().at(-1)?.id;
  const id = routeIds.find((known) => known === shown);
  const title = id && routeOf(id).title;
  usePageTitle(title && title[locale]);
  return null;
}
