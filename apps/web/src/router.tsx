import { createBrowserRouter, type MiddlewareFunction, redirect } from 'react-router-dom';

import { type Access, redirectFor } from './guards.ts';
import { activateLanguage } from './language/activateLanguage.ts';
import { chosenLanguage, languageFor } from './language/language.ts';
import { patterns } from './paths.ts';
import { Root } from './routes/Root.tsx';
import { RouteError } from './routes/RouteError.tsx';
import { StartingUp } from './routes/StartingUp.tsx';
import { currentSession } from './session/session.ts';

/** Everything under it opens in the right language, so no text is ever seen to change. */
const inLanguage: MiddlewareFunction = async ({ request }, next) => {
  await activateLanguage(languageFor(new URL(request.url).pathname, chosenLanguage(), navigator.language));
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

export const router = createBrowserRouter(
  [
    {
      Component: Root,
      ErrorBoundary: RouteError,
      HydrateFallback: StartingUp,
      middleware: [inLanguage],
      // A loader makes the middleware run on every navigation, also between routes that load nothing.
      loader: () => null,
      children: [
        {
          lazy: { Component: async () => (await import('./layout/MinimalLayout.tsx')).MinimalLayout },
          children: [
            {
              path: patterns.home,
              lazy: { Component: async () => (await import('./routes/Landing.tsx')).Landing },
            },
          ],
        },
        {
          path: patterns.login,
          lazy: { Component: async () => (await import('./routes/SignIn.tsx')).SignIn },
        },
        {
          path: patterns.register,
          lazy: { Component: async () => (await import('./routes/Register.tsx')).Register },
        },
        {
          middleware: [guarded('user')],
          loader: () => null,
          lazy: { Component: async () => (await import('./layout/MainLayout.tsx')).MainLayout },
          children: [
            {
              ErrorBoundary: RouteError,
              children: [
                {
                  path: patterns.dashboard,
                  lazy: { Component: async () => (await import('./routes/Dashboard.tsx')).Dashboard },
                },
                {
                  path: patterns.startups,
                  lazy: { Component: async () => (await import('./routes/Browse.tsx')).Browse },
                },
                {
                  path: patterns.addStartup,
                  lazy: { Component: async () => (await import('./routes/AddStartup.tsx')).AddStartup },
                },
                {
                  path: patterns.startup,
                  lazy: { Component: async () => (await import('./routes/StartupDetail.tsx')).StartupDetail },
                },
              ],
            },
          ],
        },
        {
          path: '*',
          lazy: { Component: async () => (await import('./routes/NotFound.tsx')).NotFound },
        },
      ],
    },
  ],
  { future: { v8_middleware: true } },
);
