import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export interface MenuItem {
  kind?: 'item' | undefined;
  id: string;
  label: ReactNode;
  icon?: LucideIcon | undefined;
  /** Muted text at the end: a shortcut, a count. */
  detail?: ReactNode;
  tone?: 'normal' | 'danger' | undefined;
  isDisabled?: boolean | undefined;
  /** Makes the item a link. */
  href?: string | undefined;
  onSelect?: (() => void) | undefined;
}

/** One of several choices; the chosen one has a check mark. */
export interface MenuChoice extends Omit<MenuItem, 'kind' | 'href' | 'tone'> {
  kind: 'choice';
  isChecked: boolean;
  /** The menu stays open, so that the user can choose several. */
  keepsOpen?: boolean | undefined;
}

export type MenuEntry =
  | MenuItem
  | MenuChoice
  | { kind: 'heading'; id: string; label: ReactNode }
  | { kind: 'separator'; id: string };
