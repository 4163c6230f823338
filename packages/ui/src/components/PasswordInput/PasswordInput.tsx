import { Eye, EyeOff } from 'lucide-react';
import { useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';

import { useTexts } from '../../texts/TextsContext.ts';
import * as control from '../Field/control.css.ts';
import { useFieldControl } from '../Field/FieldContext.ts';
import { TextInput, type TextInputProps } from '../TextInput/TextInput.tsx';

export interface PasswordInputProps extends Omit<TextInputProps, 'type' | 'trailing'> {
  /** Whether the password is initially visible. */
  defaultVisible?: boolean | undefined;
}

/** A password input with a show button, which keeps the caret and the selection. */
export function PasswordInput({ defaultVisible = false, ...rest }: PasswordInputProps) {
  const texts = useTexts();
  const { disabled } = useFieldControl(rest);
  const [isVisible, setIsVisible] = useState(defaultVisible);

  function handleToggle(event: MouseEvent<HTMLButtonElement>) {
    const input = event.currentTarget.parentElement?.querySelector('input');
    const start = input?.selectionStart ?? null;
    const end = input?.selectionEnd ?? null;
    flushSync(() => setIsVisible(!isVisible));
    input?.setSelectionRange(start, end);
  }

  const Icon = isVisible ? EyeOff : Eye;
  return (
    <TextInput
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      type={isVisible ? 'text' : 'password'}
      trailing={
        <button
          type="button"
          className={control.innerButton}
          disabled={disabled}
          aria-label={isVisible ? texts.hidePassword : texts.showPassword}
          onMouseDown={(event) => event.preventDefault()}
          onClick={handleToggle}
        >
          <Icon className={control.icon} aria-hidden="true" />
        </button>
      }
    />
  );
}
