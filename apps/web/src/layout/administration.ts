import type { NavigationItem } from '@aval/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ArchiveRestore, Boxes, CalendarClock, FileInput, Globe, RefreshCw, Users } from 'lucide-react';

import { paths } from '../paths.ts';

export const administration = msg`Administration`;

interface AdministrationScreen {
  id: string;
  label: MessageDescriptor;
  href: string;
  icon: NonNullable<NavigationItem['icon']>;
}

/** The screens of administrators, as the sidebar and the menu of the top bar list them. */
export const administrationScreens: readonly AdministrationScreen[] = [
  { id: 'admin-users', label: msg`Users`, href: paths.users, icon: Users },
  { id: 'admin-scraping', label: msg`Scraping`, href: paths.scraping, icon: Globe },
  { id: 'admin-recalculation', label: msg`Recalculation`, href: paths.recalculation, icon: RefreshCw },
  { id: 'admin-documents', label: msg`Document ingestion`, href: paths.documentIngestion, icon: FileInput },
  { id: 'admin-containers', label: msg`Containers`, href: paths.containers, icon: Boxes },
  { id: 'admin-cron', label: msg`Cron`, href: paths.cron, icon: CalendarClock },
  { id: 'admin-deleted', label: msg`Recently deleted`, href: paths.deleted, icon: ArchiveRestore },
];
