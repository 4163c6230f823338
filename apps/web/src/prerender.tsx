import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router-dom';

import { Root } from './root.tsx';
import { appRoutes } from './router.tsx';
import { type RouteId, routeOf } from './routes.ts';
import type { Language } from './shell/language/language.ts';
import { messages as en } from './shell/language/visitors/en.ts';
import { messages as es } from './shell/language/visitors/es.ts';
import { FrameSkeleton } from './shell/layout/FrameSkeleton.tsx';

export { locales } from '@aval/contract';
export { routeIds, routeOf } from './routes.ts';
export { pageTitle } from './titles.ts';

// The app shell only has shared texts, which the visitors' catalogue includes.
const catalogues: Record<Language, typeof en> = { en, es };

/** A static router does not render lazy routes, so load them first. */
async function loadMatched(routes: RouteObject[], path: string): Promise<void> {
  for (const { route } of matchRoutes(routes, path) ?? []) {
    if (typeof route.lazy !== 'object' || !route.lazy.Component) continue;
    route.Component = (await route.lazy.Component()) ?? null;
    delete route.lazy;
  }
}

async function renderAt(path: string, routes: RouteObject[], language: Language): Promise<string> {
  i18n.loadAndActivate({ locale: language, messages: catalogues[language] });
  await loadMatched(routes, path);
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error(`${path} leads to ${context.headers.get('location')}.`);
  const { prelude } = await prerender(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </I18nProvider>
    </StrictMode>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
}

/** The HTML of a screen for visitors, to be hydrated. */
export function renderScreen(id: RouteId, language: Language): Promise<string> {
  return renderAt(routeOf(id).path, appRoutes, language);
}

/** The HTML of the frame around a screen for signed-in users, without any user data. */
export function renderFrame(id: RouteId, language: Language): Promise<string> {
  const { path, title } = routeOf(id);
  const frame = { path: '*', element: <FrameSkeleton title={title?.[language]} /> };
  return renderAt(path.replace(':id', '1'), [{ Component: Root, children: [frame] }], language);
}
