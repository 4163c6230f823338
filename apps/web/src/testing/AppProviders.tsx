import { ToastProvider, TextsProvider, textsEn } from '@aval/ui';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';

interface AppProvidersProps {
  client: QueryClient;
  children: ReactNode;
}

/** The app's providers, in English; the caller loads the texts. */
export function AppProviders({ client, children }: AppProvidersProps) {
  return (
    <I18nProvider i18n={i18n}>
      <TextsProvider value={textsEn}>
        <QueryClientProvider client={client}>
          <ToastProvider>{children}</ToastProvider>
        </QueryClientProvider>
      </TextsProvider>
    </I18nProvider>
  );
}
