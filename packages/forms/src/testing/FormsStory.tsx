import type { Locale } from '@aval/metrics';
import { TextsProvider, textsEn, textsEs } from '@aval/ui';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useMemo, type ReactNode } from 'react';

import { messages as en } from '../locales/en.po';
import { messages as es } from '../locales/es.po';

export interface FormsStoryProps {
  locale?: Locale;
  children: ReactNode;
}

/** Provides the texts of one language to stories and tests. */
export function FormsStory({ locale = 'en', children }: FormsStoryProps) {
  const i18n = useMemo(() => setupI18n({ locale, messages: { [locale]: locale === 'es' ? es : en } }), [locale]);
  return (
    <I18nProvider i18n={i18n}>
      <TextsProvider value={locale === 'es' ? textsEs : textsEn}>{children}</TextsProvider>
    </I18nProvider>
  );
}
