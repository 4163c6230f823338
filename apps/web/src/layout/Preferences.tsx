import { LanguageSwitcher, ThemeSwitcher } from '@aval/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

import { chooseLanguage } from '../language/activateLanguage.ts';
import type { Language } from '../language/language.ts';
import { chooseTheme, onThemeChange, shownTheme } from '../theme/theme.ts';

interface PreferencesProps {
  hasTheme?: boolean;
}

/** Language and theme, as every page offers them. What the server says is loaded again in the new language. */
export function Preferences({ hasTheme = true }: PreferencesProps) {
  const theme = useSyncExternalStore(onThemeChange, shownTheme);
  const queryClient = useQueryClient();

  async function handleLanguage(language: Language) {
    await chooseLanguage(language);
    await queryClient.invalidateQueries();
  }

  return (
    <>
      <LanguageSwitcher onValueChange={(language) => void handleLanguage(language)} />
      {hasTheme && <ThemeSwitcher value={theme} onValueChange={chooseTheme} />}
    </>
  );
}
