import { type ReactNode, useLayoutEffect } from 'react';

import { textsEn } from '../packages/ui/src/texts/en.ts';
import { textsEs } from '../packages/ui/src/texts/es.ts';
import { TextsProvider } from '../packages/ui/src/texts/TextsContext.ts';

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
  return <TextsProvider value={locale === 'es' ? textsEs : textsEn}>{children}</TextsProvider>;
}
