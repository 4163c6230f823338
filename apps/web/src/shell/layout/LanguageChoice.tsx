import { LanguageSwitcher } from '@aval/ui';

import { chooseLanguage } from '../language/messages.ts';

/** The language switch. */
export function LanguageChoice() {
  return <LanguageSwitcher onValueChange={(language) => void chooseLanguage(language)} />;
}
