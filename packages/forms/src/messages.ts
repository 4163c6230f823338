import type { Locale } from '@aval/metrics';
import { useLingui } from '@lingui/react';

/** The current language of the forms, from the surrounding i18n provider. */
export function useFormsLocale(): Locale {
  return useLingui().i18n.locale.startsWith('es') ? 'es' : 'en';
}
