import { TextInput, type TextInputProps } from '@aval/ui';

/** A text input for one email: with the keys for it, and without what a telephone corrects in words. */
export function EmailInput(props: Omit<TextInputProps, 'type'>) {
  return <TextInput {...props} type="email" inputMode="email" autoCapitalize="none" spellCheck={false} />;
}
