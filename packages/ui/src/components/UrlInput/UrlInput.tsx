import type { FocusEvent, KeyboardEvent } from 'react';

import { TextInput, type TextInputProps } from '../TextInput/TextInput.tsx';
import { completeUrl } from './completeUrl.ts';

export type UrlInputProps = Omit<TextInputProps, 'type' | 'inputMode' | 'autoCapitalize' | 'spellCheck'>;

/** One web address. A domain typed without `https://` is completed on blur or when Enter submits the form. */
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

/** Sets the value as typing does, so that the parent gets `onChange`. */
function complete(input: HTMLInputElement): void {
  const url = completeUrl(input.value);
  if (input.readOnly || url === input.value) return;
  // React notices only values set by the native setter.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, url);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
