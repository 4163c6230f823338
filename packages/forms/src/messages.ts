import type { Locale } from '@aval/metrics';
import { useLingui } from '@lingui/react';

/** The language the forms speak: that of the words around them. */
export function useFormsLocale(): Locale {
  return useLingui().i18n.locale.startsWith('es') ? 'es' : 'en';
}
