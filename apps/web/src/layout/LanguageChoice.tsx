import { LanguageSwitcher } from '@aval/ui';
import { useQueryClient } from '@tanstack/react-query';

import { chooseLanguage } from '../language/activateLanguage.ts';
import type { Language } from '../language/language.ts';

/** The language of the app. What the server says is loaded again in the new one. */
export function LanguageChoice() {
  const queryClient = useQueryClient();

  async function handleLanguage(language: Language) {
    await chooseLanguage(language);
    await queryClient.invalidateQueries();
  }

  return <LanguageSwitcher onValueChange={(language) => void handleLanguage(language)} />;
}
