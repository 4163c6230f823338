import type { LucideIcon } from 'lucide-react';

export interface NavigationItem {
  id: string;
  label: string;
  href: string;
  icon: LucideIcon;
  count?: number | undefined;
  isCurrent?: boolean | undefined;
}

export interface NavigationGroup {
  id: string;
  /** Heading of the group. */
  label: string;
  items: readonly NavigationItem[];
}
