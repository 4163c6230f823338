import { TextInput, type TextInputProps } from '@aval/ui';

/** A text input for an email address, with the matching keyboard and without autocorrection. */
export function EmailInput(props: Omit<TextInputProps, 'type'>) {
  return <TextInput {...props} type="email" inputMode="email" autoCapitalize="none" spellCheck={false} />;
}
