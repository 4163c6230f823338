import type { ComponentType } from 'react';
import { type MiddlewareFunction, redirect, type RouteObject } from 'react-router-dom';

import { type Access, redirectFor } from './guards.ts';
import { orErrorScreen } from './loading/orErrorScreen.ts';
import { Root, RootError } from './root.tsx';
import { type RouteId, routeIds, routeOf } from './routes.ts';
import { chosenLanguage, languageFor } from './shell/language/language.ts';
import { activateLanguage, type Audience } from './shell/language/messages.ts';
import { RouteError } from './shell/layout/RouteError.tsx';
import { currentSession } from './shell/session/session.ts';

const modules = import.meta.glob<Record<string, ComponentType>>('./features/*/*.route.tsx');
const modulesByScreen = new Map(
  Object.entries(modules).map(([path, load]) => [/(\w+)\.route\.tsx$/.exec(path)?.[1], load]),
);

/**
 * Loads the texts before its routes are rendered, so that no text changes visibly. If they cannot be loaded, the error
 * boundary is shown instead of a screen without texts.
 */
function inLanguage(audience: Audience): MiddlewareFunction {
  return async ({ request }, next) => {
    const { pathname } = new URL(request.url);
    const language = languageFor(pathname, chosenLanguage(), navigator.language);
    await activateLanguage(language, audience);
    return next();
  };
}

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

/** The component of a route module, named like its file. */
async function loadScreen(name: string): Promise<ComponentType> {
  const { [name]: screen } = (await modulesByScreen.get(name)?.()) ?? {};
  if (!screen) throw new Error(`There is no ${name}.route.tsx in a folder of features that exports a ${name}.`);
  return screen;
}

function routeObject(id: RouteId): RouteObject {
  const { path, screen, access, isPrefetched = false } = routeOf(id);
  return {
    id,
    path,
    lazy: {
      Component: orErrorScreen(() => loadScreen(screen)),
      ...(isPrefetched && { loader: async () => (await import('./prefetch.ts')).prefetcherOf(id) }),
    },
    ...(access !== 'public' && { middleware: [guarded(access)] }),
    // Middleware only runs on navigations to routes with a loader.
    ...(!isPrefetched && { loader: () => null }),
    // Within a screen its own queries react to the URL.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  };
}

const routesIn = (layout: ReturnType<typeof routeOf>['layout']): RouteObject[] =>
  routeIds.filter((id) => routeOf(id).layout === layout).map(routeObject);

export const appRoutes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: RootError,
    // Until the first screen has loaded, the prerendered HTML stays.
    HydrateFallback: () => null,
    loader: () => null,
    children: [
      {
        middleware: [inLanguage('visitors')],
        loader: () => null,
        children: [
          {
            lazy: {
              Component: orErrorScreen(async () => (await import('./shell/layout/MinimalLayout.tsx')).MinimalLayout),
            },
            children: routesIn('visitor'),
          },
          ...routesIn('none'),
        ],
      },
      {
        middleware: [inLanguage('app')],
        loader: () => null,
        lazy: { Component: orErrorScreen(async () => (await import('./shell/layout/MainLayout.tsx')).MainLayout) },
        children: [{ ErrorBoundary: RouteError, children: routesIn('app') }],
      },
    ],
  },
];
