import type { LucideIcon } from 'lucide-react';

export interface NavigationItem {
  id: string;
  label: string;
  href: string;
  icon: LucideIcon;
  /** How many there are, behind the label; left out, nothing stands there. */
  count?: number | undefined;
  /** The page that is shown, or one that belongs to it. @default false */
  isCurrent?: boolean | undefined;
}

export interface NavigationGroup {
  id: string;
  /** Heading of the group. */
  label: string;
  items: readonly NavigationItem[];
}
