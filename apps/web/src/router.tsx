import { createBrowserRouter, type MiddlewareFunction, redirect } from 'react-router-dom';

import { type Access, redirectFor, resetTokenOf } from './guards.ts';
import { chosenLanguage, languageFor } from './language/language.ts';
import { activateLanguage } from './language/words.ts';
import { patterns } from './patterns.ts';
import { adminRoutes } from './routes/admin/adminRoutes.ts';
import { Root } from './routes/Root.tsx';
import { RouteError } from './routes/RouteError.tsx';
import { StartingUp } from './routes/StartingUp.tsx';
import { screen } from './screen.ts';
import { currentSession } from './session/session.ts';

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

const withResetToken: MiddlewareFunction = ({ request }, next) => {
  if (resetTokenOf(new URL(request.url).search) === null) throw redirect(patterns.login);
  return next();
};

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
          lazy: {
            Component: screen([], async () => (await import('./layout/MinimalLayout.tsx')).MinimalLayout),
          },
          children: [
            {
              path: patterns.home,
              lazy: { Component: screen(['landing'], async () => (await import('./routes/Landing.tsx')).Landing) },
            },
            {
              path: patterns.about,
              lazy: { Component: screen(['text'], async () => (await import('./routes/About.tsx')).About) },
            },
            {
              path: patterns.contact,
              lazy: {
                Component: screen(['account', 'text'], async () => (await import('./routes/Contact.tsx')).Contact),
              },
            },
            {
              path: patterns.terms,
              lazy: { Component: screen(['text'], async () => (await import('./routes/Terms.tsx')).Terms) },
            },
            {
              path: '*',
              lazy: { Component: screen(['text'], async () => (await import('./routes/NotFound.tsx')).NotFound) },
            },
          ],
        },
        {
          path: patterns.login,
          lazy: { Component: screen(['account'], async () => (await import('./routes/SignIn.tsx')).SignIn) },
        },
        {
          path: patterns.register,
          lazy: { Component: screen(['account'], async () => (await import('./routes/Register.tsx')).Register) },
        },
        {
          path: patterns.forgotPassword,
          lazy: {
            Component: screen(['account'], async () => (await import('./routes/ForgotPassword.tsx')).ForgotPassword),
          },
        },
        {
          path: patterns.resetPassword,
          middleware: [withResetToken],
          loader: () => null,
          lazy: {
            Component: screen(['account'], async () => (await import('./routes/ResetPassword.tsx')).ResetPassword),
          },
        },
        {
          middleware: [guarded('user')],
          loader: () => null,
          lazy: { Component: screen(['frame'], async () => (await import('./layout/MainLayout.tsx')).MainLayout) },
          children: [
            {
              ErrorBoundary: RouteError,
              children: [
                {
                  path: patterns.dashboard,
                  lazy: {
                    Component: screen(['frame'], async () => (await import('./routes/Dashboard.tsx')).Dashboard),
                  },
                },
                {
                  path: patterns.startups,
                  lazy: { Component: screen(['frame'], async () => (await import('./routes/Browse.tsx')).Browse) },
                },
                {
                  path: patterns.addStartup,
                  lazy: {
                    Component: screen(['work'], async () => (await import('./routes/AddStartup.tsx')).AddStartup),
                  },
                },
                {
                  path: patterns.startup,
                  lazy: {
                    Component: screen(
                      ['detail'],
                      async () => (await import('./routes/StartupDetail.tsx')).StartupDetail,
                    ),
                  },
                },
                {
                  path: patterns.editStartup,
                  lazy: {
                    Component: screen(['work'], async () => (await import('./routes/EditStartup.tsx')).EditStartup),
                  },
                },
                {
                  path: patterns.myStartups,
                  lazy: {
                    Component: screen(['work'], async () => (await import('./routes/MyStartups.tsx')).MyStartups),
                  },
                },
                {
                  path: patterns.myPortfolios,
                  lazy: {
                    Component: screen(['work'], async () => (await import('./routes/MyPortfolios.tsx')).MyPortfolios),
                  },
                },
                {
                  path: patterns.addPortfolio,
                  lazy: {
                    Component: screen(['work'], async () => (await import('./routes/AddPortfolio.tsx')).AddPortfolio),
                  },
                },
                {
                  path: patterns.compareStartup,
                  lazy: {
                    Component: screen(
                      ['work'],
                      async () => (await import('./routes/CompareVersions.tsx')).CompareVersions,
                    ),
                  },
                },
                {
                  path: patterns.compareIndustry,
                  lazy: {
                    Component: screen(
                      ['work'],
                      async () => (await import('./routes/CompareIndustry.tsx')).CompareIndustry,
                    ),
                  },
                },
                {
                  path: patterns.comparePortfolio,
                  lazy: {
                    Component: screen(
                      ['work'],
                      async () => (await import('./routes/ComparePortfolio.tsx')).ComparePortfolio,
                    ),
                  },
                },
                {
                  path: patterns.profile,
                  lazy: { Component: screen(['work'], async () => (await import('./routes/Profile.tsx')).Profile) },
                },
                { middleware: [guarded('admin')], loader: () => null, children: adminRoutes },
              ],
            },
          ],
        },
      ],
    },
  ],
  { future: { v8_middleware: true } },
);
