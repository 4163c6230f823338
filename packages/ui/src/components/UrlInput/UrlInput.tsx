import type { FocusEvent, KeyboardEvent } from 'react';

import { TextInput, type TextInputProps } from '../TextInput/TextInput.tsx';
import { completeUrl } from './completeUrl.ts';

export type UrlInputProps = Omit<TextInputProps, 'type' | 'inputMode' | 'autoCapitalize' | 'spellCheck'>;

/** One web address. A domain typed without `https://` is completed when the field is left or Enter sends the form. */
export function UrlInput({ onBlur, onKeyDown, ...rest }: UrlInputProps) {
  function handleBlur(event: FocusEvent<HTMLInputElement>) {
    complete(event.currentTarget);
    onBlur?.(event);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') complete(event.currentTarget);
    onKeyDown?.(event);
  }

  return (
    <TextInput
      {...rest}
      type="url"
      inputMode="url"
      autoCapitalize="none"
      spellCheck={false}
      onBlur={handleBlur}
      onKeyDown={handleKeyDown}
    />
  );
}

/** Writes as typing does, so that the owner of the value hears of it by `onChange`. */
function complete(input: HTMLInputElement): void {
  const url = completeUrl(input.value);
  if (input.readOnly || url === input.value) return;
  // React hears of a value that is set by the element's own setter only.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, url);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
