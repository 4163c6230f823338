import '@fontsource-variable/inter';
import '@fontsource-variable/geist-mono';
import '@aval/ui/styles.css';
import './start.css.ts';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

import { whenInitialized } from './loading/whenInitialized.ts';
import { appRoutes } from './router.tsx';
import { keepFocus } from './shell/layout/keepFocus.ts';
import { keepSessionAlive } from './shell/session/refresh.ts';
import { tolerateForeignNodes } from './shell/tolerateForeignNodes.ts';

const element = document.getElementById('root');
if (!element) throw new Error('The page has no element #root to render into.');

export const router = createBrowserRouter(appRoutes, { future: { v8_middleware: true } });
tolerateForeignNodes();
keepSessionAlive();
export const stopKeepingFocus = keepFocus();

// The first render must contain the whole screen: it hydrates the prerendered HTML, or replaces the frame.
await whenInitialized(router);

if (i18n.locale === '') {
  document.getElementById('not-loaded')?.removeAttribute('hidden');
  throw new Error('The texts of the app could not be loaded.');
}

const app = (
  <StrictMode>
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nProvider>
  </StrictMode>
);

/** Hydrate only HTML that was prerendered for this address and language. */
function render(container: HTMLElement): Root {
  const { path, language } = container.dataset;
  if (path === router.state.location.pathname && language === i18n.locale) return hydrateRoot(container, app);
  const root = createRoot(container);
  root.render(app);
  return root;
}

export const root = render(element);
