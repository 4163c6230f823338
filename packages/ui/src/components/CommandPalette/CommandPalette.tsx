import * as RadixDialog from '@radix-ui/react-dialog';
import { clsx } from 'clsx/lite';
import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';

import { AppLink } from '../../link/AppLink.tsx';
import { fillText, useTexts } from '../../texts/TextsContext.ts';
import { moveActive } from '../Combobox/matchOptions.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './CommandPalette.css.ts';
import { type Command, type CommandGroup, matchCommands } from './matchCommands.ts';

export interface CommandPaletteProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Pages and actions under their headings, in display order. */
  groups: readonly CommandGroup[];
  /** Whether it is open; controlled by the parent, because a shortcut also opens it. */
  isOpen: boolean;
  /** Called to open or close it. */
  onOpenChange: (isOpen: boolean) => void;
  /** Ids of recently used commands, newest first. */
  recent?: readonly string[] | undefined;
  /** Called with every query, for groups that a server fills (`isFound`). */
  onSearch?: ((query: string) => void) | undefined;
  /** A server search is pending. */
  isSearching?: boolean | undefined;
  /** Called with the id of the chosen command, so that the parent can store recent ones. */
  onCommand?: ((id: string) => void) | undefined;
  /** Placeholder: what can be searched for. */
  placeholder?: string | undefined;
}

/** Finds every page and action by a few letters. Ctrl K (Command K) opens and closes it. */
export function CommandPalette({
  groups,
  isOpen,
  onOpenChange,
  recent = [],
  onSearch,
  isSearching = false,
  onCommand,
  placeholder,
  className,
  ...rest
}: CommandPaletteProps) {
  const texts = useTexts();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const shown = matchCommands(groups, query, { label: texts.commandRecent, ids: recent });
  const commands = shown.flatMap((group) => group.commands);
  const current = Math.min(active, commands.length - 1);
  const idOf = (index: number) => `${listId}-${index}`;

  const toggle = useEffectEvent(() => change(!isOpen));
  useEffect(() => {
    const handleShortcut = (event: globalThis.KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      toggle();
    };
    document.addEventListener('keydown', handleShortcut);
    return () => document.removeEventListener('keydown', handleShortcut);
  }, []);

  function search(text: string) {
    setQuery(text);
    setActive(0);
    onSearch?.(text);
  }

  function change(next: boolean) {
    if (!next) search('');
    onOpenChange(next);
  }

  function choose(command: Command) {
    onCommand?.(command.id);
    change(false);
    command.onSelect?.();
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      document.getElementById(idOf(current))?.click();
      return;
    }
    const isTextKey = (event.key === 'Home' || event.key === 'End') && query !== '';
    const options = commands.map(({ id, label }) => ({ value: id, label }));
    const next = isTextKey ? null : moveActive(options, current, event.key);
    if (next === null) return;
    event.preventDefault();
    setActive(next);
    document.getElementById(idOf(next))?.scrollIntoView({ block: 'nearest' });
  }

  const numbered = shown.map((group, index) => ({
    group,
    start: shown.slice(0, index).reduce((sum, one) => sum + one.commands.length, 0),
  }));
  const count =
    commands.length === 1 ? texts.commandResult : fillText(texts.commandResults, { count: commands.length });
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={change}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={styles.overlay}>
          <RadixDialog.Content
            aria-describedby={undefined}
            onOpenAutoFocus={(event) => {
              event.preventDefault();
              input.current?.focus();
            }}
            {...rest}
            className={clsx(styles.palette, className)}
          >
            <RadixDialog.Title className={styles.hidden}>{texts.commandPalette}</RadixDialog.Title>
            <div className={styles.search}>
              {isSearching ? <Spinner /> : <Search aria-hidden className={styles.icon} />}
              <input
                ref={input}
                role="combobox"
                aria-label={placeholder ?? texts.commandSearch}
                aria-expanded="true"
                aria-controls={listId}
                aria-autocomplete="list"
                aria-activedescendant={commands.length > 0 ? idOf(current) : undefined}
                autoComplete="off"
                spellCheck={false}
                placeholder={placeholder ?? texts.commandSearch}
                className={styles.input}
                value={query}
                onChange={(event) => search(event.target.value)}
                onKeyDown={handleKeyDown}
              />
              <kbd className={styles.key}>Esc</kbd>
            </div>
            <div id={listId} role="listbox" aria-label={texts.commandPalette} className={styles.list}>
              {numbered.map(({ group, start }) => (
                <div key={group.id} role="group" aria-labelledby={`${listId}-${group.id}`}>
                  <div id={`${listId}-${group.id}`} className={styles.heading}>
                    {group.label}
                  </div>
                  {group.commands.map((command, index) => (
                    <CommandOption
                      key={command.id}
                      id={idOf(start + index)}
                      command={command}
                      isActive={start + index === current}
                      onPoint={() => setActive(start + index)}
                      onChoose={() => choose(command)}
                    />
                  ))}
                </div>
              ))}
            </div>
            <p role="status" className={commands.length === 0 ? styles.nothing : styles.hidden}>
              {commands.length > 0 ? query !== '' && count : isSearching ? texts.commandLoading : texts.noMatches}
            </p>
          </RadixDialog.Content>
        </RadixDialog.Overlay>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

interface CommandOptionProps {
  id: string;
  command: Command;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

function CommandOption({ id, command, isActive, onPoint, onChoose }: CommandOptionProps) {
  const { label, icon: Icon, detail, shortcut = [], href } = command;
  const shared = {
    id,
    className: styles.option,
    onPointerMove: onPoint,
    onClick: onChoose,
  } as const;
  const content = (
    <>
      {Icon && <Icon aria-hidden className={styles.icon} />}
      <span className={styles.label}>
        {label}
        {detail !== undefined && <span className={styles.detail}>{` ${detail}`}</span>}
      </span>
      {shortcut.length > 0 && (
        <span className={styles.keys}>
          {shortcut.map((key) => (
            <kbd key={key} className={styles.key}>
              {key}
            </kbd>
          ))}
        </span>
      )}
    </>
  );
  if (href !== undefined) {
    return (
      <AppLink {...shared} role="option" tabIndex={-1} aria-selected={isActive} href={href}>
        {content}
      </AppLink>
    );
  }
  return (
    <div {...shared} role="option" tabIndex={-1} aria-selected={isActive} onKeyDown={() => undefined}>
      {content}
    </div>
  );
}
