import * as RadixMenu from '@radix-ui/react-dropdown-menu';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactElement, ReactNode } from 'react';

import { classes } from '../../classes.ts';
import * as styles from './DropdownMenu.css.ts';
import { MenuEntryView } from './MenuEntryView.tsx';

export interface MenuItem {
  kind?: 'item' | undefined;
  id: string;
  label: ReactNode;
  icon?: LucideIcon | undefined;
  /** Quiet text at the end: a shortcut, a count. */
  detail?: ReactNode;
  tone?: 'normal' | 'danger' | undefined;
  isDisabled?: boolean | undefined;
  /** Makes the item a link. */
  href?: string | undefined;
  onSelect?: (() => void) | undefined;
}

/** One of several; the chosen one carries a check. */
export interface MenuChoice extends Omit<MenuItem, 'kind' | 'href' | 'tone'> {
  kind: 'choice';
  isChecked: boolean;
  /** The menu stays, so that several are chosen one after the other. */
  keepsOpen?: boolean | undefined;
}

export type MenuEntry =
  | MenuItem
  | MenuChoice
  | { kind: 'heading'; id: string; label: ReactNode }
  | { kind: 'separator'; id: string };

export interface DropdownMenuProps extends Omit<ComponentProps<'div'>, 'children' | 'dir'> {
  /** The control that opens it; usually a Button with a chevron. */
  trigger: ReactElement;
  /** Items, choices, headings and separators, in order. */
  entries: readonly MenuEntry[];
  /** Whether it is open, where the owner keeps this. */
  isOpen?: boolean | undefined;
  /** Told when it opens or closes. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** Which edge of the button it lines up with. */
  align?: 'start' | 'end' | undefined;
}

/** Actions and links behind one control. */
export function DropdownMenu({
  trigger,
  entries,
  isOpen,
  onOpenChange,
  align = 'end',
  className,
  ...rest
}: DropdownMenuProps) {
  return (
    <RadixMenu.Root
      modal={false}
      {...(isOpen !== undefined && { open: isOpen })}
      {...(onOpenChange && { onOpenChange })}
    >
      <RadixMenu.Trigger asChild>{trigger}</RadixMenu.Trigger>
      <RadixMenu.Portal>
        <RadixMenu.Content
          align={align}
          sideOffset={4}
          collisionPadding={8}
          {...rest}
          className={classes(styles.content, className)}
        >
          {entries.map((entry) => (
            <MenuEntryView key={entry.id} entry={entry} />
          ))}
        </RadixMenu.Content>
      </RadixMenu.Portal>
    </RadixMenu.Root>
  );
}
