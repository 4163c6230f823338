import '@fontsource-variable/inter';
import '@fontsource-variable/geist-mono';
import '@aval/ui/styles.css';
import './picture/picture.css.ts';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';

import { onFirstSign } from './firstSign.ts';
import { replacePictures } from './picture/replacePictures.ts';
import { preloadFrom } from './preload.ts';
import { router } from './router.tsx';
import { keepSessionAlive } from './session/refresh.ts';
import { tolerateForeignNodes } from './tolerateForeignNodes.ts';

tolerateForeignNodes();
keepSessionAlive();
onFirstSign(() => void import('./layout/keepFocus.ts').then(({ keepFocus }) => keepFocus()).catch(() => undefined));
preloadFrom(router.routes);

const element = document.getElementById('root');
if (!element) throw new Error('The page has no element #root to render into.');

replacePictures(element, [...document.querySelectorAll('.picture')]);

export const root = createRoot(element);
root.render(
  <StrictMode>
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nProvider>
  </StrictMode>,
);
