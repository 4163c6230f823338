import * as RadixMenu from '@radix-ui/react-dropdown-menu';
import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactElement } from 'react';

import { useDirection } from '../../useDirection.ts';
import * as styles from './DropdownMenu.css.ts';
import type { MenuEntry } from './menuEntry.ts';
import { MenuEntryView } from './MenuEntryView.tsx';

export interface DropdownMenuProps extends Omit<ComponentProps<'div'>, 'children' | 'dir'> {
  /** The control that opens it; usually a Button with a chevron. */
  trigger: ReactElement;
  /** Items, choices, headings and separators, in order. */
  entries: readonly MenuEntry[];
  /** Whether it is open, when the parent controls it. */
  isOpen?: boolean | undefined;
  /** Called when it opens or closes. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** Which edge of the button it is aligned with. */
  align?: 'start' | 'end' | undefined;
}

/** A menu of actions and links. */
export function DropdownMenu({
  trigger,
  entries,
  isOpen,
  onOpenChange,
  align = 'end',
  className,
  ...rest
}: DropdownMenuProps) {
  const [direction, opener] = useDirection<HTMLButtonElement>();
  return (
    <RadixMenu.Root
      modal={false}
      dir={direction}
      {...(isOpen !== undefined && { open: isOpen })}
      {...(onOpenChange && { onOpenChange })}
    >
      <RadixMenu.Trigger ref={opener} asChild>
        {trigger}
      </RadixMenu.Trigger>
      <RadixMenu.Portal>
        <RadixMenu.Content
          align={align}
          sideOffset={4}
          collisionPadding={8}
          {...rest}
          className={clsx(styles.content, className)}
        >
          {entries.map((entry) => (
            <MenuEntryView key={entry.id} entry={entry} />
          ))}
        </RadixMenu.Content>
      </RadixMenu.Portal>
    </RadixMenu.Root>
  );
}
