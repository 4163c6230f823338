import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState, type ChangeEvent, type KeyboardEvent, type MouseEvent } from 'react';

import { useTexts } from '../../texts/TextsContext.ts';
import * as control from '../Field/control.css.ts';
import { useFieldControl, useFieldLabelId } from '../Field/FieldContext.ts';
import { TextInput, type TextInputProps } from '../TextInput/TextInput.tsx';

export interface SearchInputProps extends Omit<
  TextInputProps,
  'type' | 'value' | 'defaultValue' | 'leading' | 'trailing'
> {
  /** The current query of the parent, e.g. in the URL. */
  value?: string | undefined;
  /** Called with the text, debounced by `delay`; immediately on Enter, on clearing and on blur. */
  onSearch?: ((text: string) => void) | undefined;
  /** Debounce in ms; 0 searches on every key press. */
  delay?: number | undefined;
}

/**
 * A debounced search box. Typed text is never replaced by an outdated value from the parent; a new value (Back button,
 * 'Clear filters') is accepted.
 */
export function SearchInput({
  value = '',
  onSearch,
  delay = 250,
  onChange,
  onKeyDown,
  onBlur,
  ...rest
}: SearchInputProps) {
  const texts = useTexts();
  const { disabled } = useFieldControl(rest);
  const isNamed = useFieldLabelId() !== undefined || rest.id !== undefined;
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const [sent, setSent] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  if (value !== known) {
    setKnown(value);
    if (value !== sent) {
      setText(value);
      setSent(value);
    }
  }

  function search(next: string) {
    clearTimeout(timer.current);
    if (next === sent) return;
    setSent(next);
    onSearch?.(next);
  }

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    onChange?.(event);
    const next = event.target.value;
    setText(next);
    clearTimeout(timer.current);
    if (delay === 0) search(next);
    else timer.current = setTimeout(() => search(next), delay);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') search(text);
    if (event.key === 'Escape' && text !== '' && !rest.readOnly) {
      event.preventDefault();
      event.stopPropagation();
      setText('');
      search('');
    }
  }

  function handleClear(event: MouseEvent<HTMLButtonElement>) {
    event.currentTarget.parentElement?.querySelector('input')?.focus();
    setText('');
    search('');
  }

  return (
    <TextInput
      aria-label={isNamed ? undefined : texts.search}
      autoComplete="off"
      enterKeyHint="search"
      {...rest}
      type="search"
      value={text}
      onChange={handleChange}
      onKeyDown={handleKeyDown}
      onBlur={(event) => {
        search(text);
        onBlur?.(event);
      }}
      leading={<Search className={control.icon} aria-hidden="true" />}
      trailing={
        text !== '' &&
        !disabled &&
        !rest.readOnly && (
          <button
            type="button"
            className={control.innerButton}
            aria-label={texts.clearSearch}
            onMouseDown={(event) => event.preventDefault()}
            onClick={handleClear}
          >
            <X className={control.icon} aria-hidden="true" />
          </button>
        )
      }
    />
  );
}
