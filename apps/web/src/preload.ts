import { matchRoutes, type RouteObject } from 'react-router-dom';

let routes: readonly RouteObject[] = [];

/** Names the routes whose code may be fetched before they are opened. */
export function preloadFrom(all: readonly RouteObject[]): void {
  routes = all;
}

/** Whether the person asked the browser to load no more than it must. */
function isSavingData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
}

/**
 * Fetches the code and the texts of the page that a link leads to, so that following it waits for its data alone. What
 * is there already is not fetched again, and what cannot be had now is asked for when the link is followed.
 */
export function preload(href: string): void {
  if (isSavingData()) return;
  const { pathname } = new URL(href, location.href);
  for (const { route } of matchRoutes([...routes], pathname) ?? []) {
    if (typeof route.lazy === 'object') void route.lazy.Component?.().catch(() => undefined);
  }
}
