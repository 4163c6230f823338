import type { Locale } from '@aval/metrics';
import { TextsProvider, ToastProvider, textsEn, textsEs } from '@aval/ui';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useMemo, type ReactNode } from 'react';

import { messages as ofFormsEn } from '../../../forms/src/locales/en.po';
import { messages as ofFormsEs } from '../../../forms/src/locales/es.po';
import { messages as en } from '../locales/en.ts';
import { messages as es } from '../locales/es.ts';

const messages = { en: { ...ofFormsEn, ...en }, es: { ...ofFormsEs, ...es } };

interface ScreensStoryProps {
  locale?: Locale;
  children: ReactNode;
}

/** Provides the texts of one language to stories and tests. */
export function ScreensStory({ locale = 'en', children }: ScreensStoryProps) {
  const i18n = useMemo(() => setupI18n({ locale, messages: { [locale]: messages[locale] } }), [locale]);
  return (
    <I18nProvider i18n={i18n}>
      <TextsProvider value={locale === 'es' ? textsEs : textsEn}>
        <ToastProvider>{children}</ToastProvider>
      </TextsProvider>
    </I18nProvider>
  );
}
