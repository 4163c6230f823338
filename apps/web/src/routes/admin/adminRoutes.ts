import type { RouteObject } from 'react-router-dom';

import { patterns } from '../../patterns.ts';
import { screen } from '../../screen.ts';

/** The screens of administrators; who may enter is judged above them. */
export const adminRoutes: RouteObject[] = [
  {
    path: patterns.users,
    lazy: { Component: screen(['admin'], async () => (await import('../AdminUsers.tsx')).AdminUsers) },
  },
  {
    path: patterns.scraping,
    lazy: { Component: screen(['admin'], async () => (await import('../AdminScraping.tsx')).AdminScraping) },
  },
  {
    path: patterns.recalculation,
    lazy: {
      Component: screen(['admin'], async () => (await import('../AdminRecalculation.tsx')).AdminRecalculation),
    },
  },
  {
    path: patterns.documentIngestion,
    lazy: { Component: screen(['admin'], async () => (await import('../AdminDocuments.tsx')).AdminDocuments) },
  },
  {
    path: patterns.containers,
    lazy: { Component: screen(['admin'], async () => (await import('../AdminContainers.tsx')).AdminContainers) },
  },
  {
    path: patterns.cron,
    lazy: { Component: screen(['admin'], async () => (await import('../AdminCron.tsx')).AdminCron) },
  },
  {
    path: patterns.deleted,
    lazy: { Component: screen(['admin'], async () => (await import('../AdminDeleted.tsx')).AdminDeleted) },
  },
];
