import '@fontsource-variable/inter';
import '@fontsource-variable/geist-mono';
import '@aval/ui/styles.css';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';

import { queryClient } from './api/queryClient.ts';
import { router } from './router.tsx';
import { keepSessionAlive } from './session/refresh.ts';
import { onPersonChange } from './session/session.ts';

// What one person loaded is never shown to the next.
onPersonChange(() => queryClient.clear());
keepSessionAlive();

const element = document.getElementById('root');
if (!element) throw new Error('The page has no element #root to render into.');

export const root = createRoot(element);
root.render(
  <StrictMode>
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nProvider>
  </StrictMode>,
);
