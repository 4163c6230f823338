import { useLingui } from '@lingui/react';

import type { Language } from './language.ts';

/** The active language, for tables that have texts in both. */
export function useLocale(): Language {
  const { i18n } = useLingui();
  return i18n.locale === 'es' ? 'es' : 'en';
}
