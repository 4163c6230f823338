import type { Locale } from '@aval/metrics';
import { useLingui } from '@lingui/react';

/** The active language, for tables that have texts in both. */
export function useLocale(): Locale {
  const { i18n } = useLingui();
  return i18n.locale === 'es' ? 'es' : 'en';
}
