import { TextsProvider, textsEn } from '@aval/ui';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';

import { messages as ofApp } from '../shell/language/app/en.ts';
import { messages as ofVisitors } from '../shell/language/visitors/en.ts';

i18n.loadAndActivate({ locale: 'en', messages: { ...ofVisitors, ...ofApp } });

/** Provides the English texts to a component under test; a `wrapper` for `render`. */
export function InEnglish({ children }: { children: ReactNode }) {
  return (
    <I18nProvider i18n={i18n}>
      <TextsProvider value={textsEn}>{children}</TextsProvider>
    </I18nProvider>
  );
}
