import type { LucideIcon } from 'lucide-react';

export interface NavigationItem {
  id: string;
  label: string;
  href: string;
  icon: LucideIcon;
  /** Count shown after the label. */
  count?: number | undefined;
  /** Whether this is the current page or an ancestor of it. @default false */
  isCurrent?: boolean | undefined;
}

export interface NavigationGroup {
  id: string;
  /** Heading of the group. */
  label: string;
  items: readonly NavigationItem[];
}
