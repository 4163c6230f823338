import { useLingui } from '@lingui/react';

import type { Language } from './language.ts';

/** The language that is shown, for tables that hold every text in both. */
export function useLocale(): Language {
  const { i18n } = useLingui();
  return i18n.locale === 'es' ? 'es' : 'en';
}
