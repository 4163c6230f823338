import type { Locale } from '@aval/metrics';
import type { ComponentProps } from 'react';

import { useWords } from '../../words/WordsContext.ts';
import { SegmentedControl, type SegmentedOption } from '../SegmentedControl/SegmentedControl.tsx';

const options: readonly SegmentedOption<Locale>[] = [
  { value: 'en', label: 'EN', name: 'EN English', lang: 'en' },
  { value: 'es', label: 'ES', name: 'ES Español', lang: 'es' },
];

export interface LanguageSwitcherProps extends Omit<ComponentProps<'fieldset'>, 'children'> {
  /** The chosen language; that of the words around it without one. */
  value?: Locale | undefined;
  /** Called with the chosen language; the owner changes the words and keeps the choice. */
  onValueChange?: ((locale: Locale) => void) | undefined;
}

/** English or Spanish; each language is named in itself. */
export function LanguageSwitcher({ value, onValueChange, ...rest }: LanguageSwitcherProps) {
  const words = useWords();
  return (
    <SegmentedControl
      {...rest}
      size="small"
      label={words.language}
      options={options}
      value={value ?? words.locale}
      onValueChange={onValueChange}
    />
  );
}
