import type { ComponentType } from 'react';
import { type MiddlewareFunction, redirect, type RouteObject } from 'react-router-dom';

import { type Access, redirectFor } from './guards.ts';
import { chosenLanguage, languageFor } from './language/language.ts';
import { activateLanguage } from './language/messages.ts';
import { orFailure } from './loading/orFailure.ts';
import { prefetchers } from './prefetch.ts';
import { type RouteId, routeIds, routeOf } from './routes.ts';
import { Root } from './routes/Root.tsx';
import { RouteError } from './routes/RouteError.tsx';
import { currentSession } from './session/session.ts';

const screens = import.meta.glob<Record<string, ComponentType>>([
  './routes/*.tsx',
  '!./routes/{Root,RouteError}.tsx',
  '!./routes/*.test.tsx',
]);

/**
 * Everything under it opens in the right language, so no text is ever seen to change. Texts that cannot be had fail in
 * the screen that needs them, not here, where the whole page would give way.
 */
const inLanguage: MiddlewareFunction = async ({ request }, next) => {
  const { pathname } = new URL(request.url);
  await activateLanguage(languageFor(pathname, chosenLanguage(), navigator.language)).catch(() => undefined);
  return next();
};

function guarded(access: Access): MiddlewareFunction {
  return ({ request }, next) => {
    const session = currentSession();
    const visitor = { isSignedIn: session !== null, isAdmin: session?.user.role === 'admin' };
    const { pathname, search } = new URL(request.url);
    const elsewhere = redirectFor(access, visitor, pathname + search);
    if (elsewhere) throw redirect(elsewhere);
    return next();
  };
}

/** The component of a screen's file, which is called like it. */
async function loadScreen(name: string): Promise<ComponentType> {
  const { [name]: screen } = (await screens[`./routes/${name}.tsx`]?.()) ?? {};
  if (!screen) throw new Error(`routes/${name}.tsx exports no ${name}.`);
  return screen;
}

function routeObject(id: RouteId): RouteObject {
  const { path, screen, access } = routeOf(id);
  return {
    id,
    path,
    lazy: { Component: orFailure(() => loadScreen(screen)) },
    ...(access !== 'public' && { middleware: [guarded(access)] }),
    // A loader makes the middleware run on every navigation, also to a route that loads nothing.
    loader: prefetchers[id] ?? (() => null),
    // Within a screen its own queries follow the address.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  };
}

const routesIn = (layout: ReturnType<typeof routeOf>['layout']): RouteObject[] =>
  routeIds.filter((id) => routeOf(id).layout === layout).map(routeObject);

export const appRoutes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: RouteError,
    // Until the first screen has come, the page stays as its HTML shows it.
    HydrateFallback: () => null,
    middleware: [inLanguage],
    loader: () => null,
    children: [
      {
        lazy: { Component: orFailure(async () => (await import('./layout/MinimalLayout.tsx')).MinimalLayout) },
        children: routesIn('visitor'),
      },
      ...routesIn('none'),
      {
        lazy: { Component: orFailure(async () => (await import('./layout/MainLayout.tsx')).MainLayout) },
        children: [{ ErrorBoundary: RouteError, children: routesIn('app') }],
      },
    ],
  },
];
