import * as Popover from '@radix-ui/react-popover';
import { clsx } from 'clsx/lite';
import { Check, ChevronDown } from 'lucide-react';
import { useId, useState, type ChangeEvent, type KeyboardEvent } from 'react';

import { useTexts } from '../../texts/TextsContext.ts';
import * as control from '../Field/control.css.ts';
import { useControlled } from '../Field/useControlled.ts';
import { TextInput, type TextInputProps } from '../TextInput/TextInput.tsx';
import * as styles from './Combobox.css.ts';
import { groupOptions, matchOptions, moveActive, type ComboboxOption } from './matchOptions.ts';

export interface ComboboxProps extends Omit<
  TextInputProps,
  'type' | 'value' | 'defaultValue' | 'trailing' | 'onChange'
> {
  /** In display order; options that share a `group` get its heading. */
  options: readonly ComboboxOption[];
  /** The chosen value; '' when nothing is chosen. */
  value?: string | undefined;
  /** Initial value of an uncontrolled field. */
  defaultValue?: string | undefined;
  /** Called with the chosen value, and with '' when the text is cleared. */
  onValueChange?: ((value: string) => void) | undefined;
}

/** The matching options in the order of the list: heading by heading. */
const listed = (options: readonly ComboboxOption[], query: string): ComboboxOption[] =>
  groupOptions(matchOptions(options, query)).flatMap((group) => group.options);

/** A choice among many, found by typing a part of it. */
export function Combobox({
  options,
  value,
  defaultValue = '',
  onValueChange,
  placeholder,
  onKeyDown,
  onBlur,
  className,
  ...rest
}: ComboboxProps) {
  const texts = useTexts();
  const listId = useId();
  const [current, setCurrent] = useControlled(value, defaultValue, onValueChange);
  const [query, setQuery] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const isOpen = query !== null;
  const chosen = options.find((option) => option.value === current);
  const matches = isOpen ? listed(options, query) : [];
  const idOf = (index: number) => `${listId}-${index}`;

  /** Opens at the chosen option; without one, the arrow that opens the list also moves to its first or last option. */
  function open(key = '') {
    if (isOpen || rest.readOnly) return;
    const all = listed(options, '');
    const at = all.findIndex((option) => option.value === current);
    setQuery('');
    setActive(at < 0 ? (moveActive(all, -1, key) ?? -1) : at);
  }

  function close() {
    setQuery(null);
    setActive(-1);
  }

  function choose(option: ComboboxOption | undefined) {
    if (option === undefined || option.disabled) return;
    if (option.value !== current) setCurrent(option.value);
    close();
  }

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const typed = event.target.value;
    setQuery(typed);
    setActive(typed.trim() === '' ? -1 : (moveActive(listed(options, typed), -1, 'Home') ?? -1));
    if (typed === '' && current !== '') setCurrent('');
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.nativeEvent.isComposing || rest.readOnly) return;
    const isVertical = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (!isOpen && isVertical) {
      event.preventDefault();
      open(event.altKey ? undefined : event.key);
      return;
    }
    if (!isOpen) return;
    const isTextKey = (event.key === 'Home' || event.key === 'End') && query !== '';
    const next = isTextKey ? null : moveActive(matches, active, event.key);
    if (next !== null) {
      event.preventDefault();
      setActive(next);
      document.getElementById(idOf(next))?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter') {
      event.preventDefault();
      choose(matches[active]);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  }

  function optionAt(option: ComboboxOption) {
    const index = matches.indexOf(option);
    return (
      <div
        key={option.value}
        id={idOf(index)}
        role="option"
        tabIndex={-1}
        aria-selected={option.value === current}
        aria-disabled={option.disabled || undefined}
        data-state={index === active ? 'active' : 'idle'}
        className={styles.option}
        onPointerMove={() => setActive(index)}
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => choose(option)}
        onKeyDown={() => undefined}
      >
        <span className={styles.optionText}>{option.label}</span>
        {option.value === current && <Check className={control.icon} aria-hidden="true" />}
      </div>
    );
  }

  return (
    <Popover.Root open={isOpen} onOpenChange={(next) => (next ? open() : close())}>
      <Popover.Anchor asChild>
        <span className={clsx(styles.anchor, className)}>
          <TextInput
            autoComplete="off"
            {...rest}
            role="combobox"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-autocomplete="list"
            aria-activedescendant={isOpen && active >= 0 ? idOf(active) : undefined}
            placeholder={placeholder ?? chosen?.label ?? texts.selectPlaceholder}
            value={query === null || (query === '' && chosen) ? (chosen?.label ?? '') : query}
            onChange={handleChange}
            onClick={(event) => {
              if (!isOpen) event.currentTarget.select();
              open();
            }}
            onKeyDown={handleKeyDown}
            onBlur={(event) => {
              close();
              onBlur?.(event);
            }}
            trailing={<ChevronDown className={clsx(control.icon, styles.chevron)} aria-hidden="true" />}
          />
        </span>
      </Popover.Anchor>
      <Popover.Portal>
        <Popover.Content
          role="presentation"
          className={styles.popover}
          align="start"
          sideOffset={4}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
        >
          <div id={listId} role="listbox" aria-label={texts.selectPlaceholder} className={styles.list}>
            {groupOptions(matches).map((group) =>
              group.label === '' ? (
                group.options.map(optionAt)
              ) : (
                <div key={group.label} role="group" aria-label={group.label}>
                  <div aria-hidden="true" className={styles.heading}>
                    {group.label}
                  </div>
                  {group.options.map(optionAt)}
                </div>
              ),
            )}
          </div>
          <p role="status" className={matches.length === 0 ? styles.nothing : styles.silent}>
            {matches.length === 0 ? texts.noMatches : ''}
          </p>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
