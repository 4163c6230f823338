import type { Locale } from '@aval/metrics';
import type { ComponentProps } from 'react';

import { useTexts } from '../../texts/TextsContext.ts';
import { SegmentedControl, type SegmentedOption } from '../SegmentedControl/SegmentedControl.tsx';

const options: readonly SegmentedOption<Locale>[] = [
  { value: 'en', label: 'EN', name: 'EN English', lang: 'en' },
  { value: 'es', label: 'ES', name: 'ES Español', lang: 'es' },
];

export interface LanguageSwitcherProps extends Omit<ComponentProps<'fieldset'>, 'children'> {
  /** The chosen language; defaults to that of the TextsProvider. */
  value?: Locale | undefined;
  /** Called with the chosen language; the parent changes the texts and stores the choice. */
  onValueChange?: ((locale: Locale) => void) | undefined;
}

/** Switches between English and Spanish; each language is named in its own language. */
export function LanguageSwitcher({ value, onValueChange, ...rest }: LanguageSwitcherProps) {
  const texts = useTexts();
  return (
    <SegmentedControl
      {...rest}
      size="small"
      label={texts.language}
      options={options}
      value={value ?? texts.locale}
      onValueChange={onValueChange}
    />
  );
}
