import { loadFormsMessages } from '@aval/forms';
import { i18n } from '@lingui/core';

import { type Language, rememberLanguage } from './language.ts';

const load: Record<Language, () => Promise<{ messages: Record<string, string> }>> = {
  en: () => import('../locales/en.po'),
  es: () => import('../locales/es.po'),
};

/** Shows every text in a language from now on. */
export async function activateLanguage(language: Language): Promise<void> {
  if (i18n.locale === language) return;
  const [own, forms] = await Promise.all([load[language](), loadFormsMessages(language)]);
  i18n.loadAndActivate({ locale: language, messages: { ...forms, ...own.messages } });
  document.documentElement.lang = language;
}

/** A person's choice: shown at once and kept for every later visit. */
export async function chooseLanguage(language: Language): Promise<void> {
  rememberLanguage(language);
  await activateLanguage(language);
}
