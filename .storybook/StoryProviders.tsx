import { type ReactNode, useLayoutEffect } from 'react';

import { wordsEn } from '../packages/ui/src/words/en.ts';
import { wordsEs } from '../packages/ui/src/words/es.ts';
import { WordsProvider } from '../packages/ui/src/words/WordsContext.ts';

interface StoryProvidersProps {
  locale: 'en' | 'es';
  density: string;
  children: ReactNode;
}

/** The chosen density and language, as an app would set them. */
export function StoryProviders({ locale, density, children }: StoryProvidersProps) {
  useLayoutEffect(() => {
    document.documentElement.dataset['density'] = density;
    document.documentElement.lang = locale;
  }, [density, locale]);
  return <WordsProvider value={locale === 'es' ? wordsEs : wordsEn}>{children}</WordsProvider>;
}
