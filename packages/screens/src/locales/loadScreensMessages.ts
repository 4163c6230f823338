import type { Locale } from '@aval/metrics';
import type { Messages } from '@lingui/core';

/** Loads the texts of these screens in one language, in addition to the app's own and those of the forms. */
export async function loadScreensMessages(locale: Locale): Promise<Messages> {
  const { messages } = locale === 'es' ? await import('./es.ts') : await import('./en.ts');
  return messages;
}
