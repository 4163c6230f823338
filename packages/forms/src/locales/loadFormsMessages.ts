import type { Locale } from '@aval/metrics';
import type { Messages } from '@lingui/core';

/** Loads the texts of these forms in one language, in addition to the app's own. */
export async function loadFormsMessages(locale: Locale): Promise<Messages> {
  const { messages } = locale === 'es' ? await import('./es.po') : await import('./en.po');
  return messages;
}
